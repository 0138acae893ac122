// @ts-check

/**
 * A value of a report that somebody else's program wrote.
 * @param {unknown} value @param {string} key
 * @returns {unknown}
 */
const at = (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined)

/** @param {unknown} value @param {string} key @returns {unknown[]} */
const listAt = (value, key) => {
  const found = at(value, key)
  return Array.isArray(found) ? found : []
}

/** @param {unknown} value @param {string} key */
const textAt = (value, key) => {
  const found = at(value, key)
  return typeof found === 'string' ? found : ''
}

const escapes = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g')

/** The first lines of a message, without colours: enough to know which of a test's conditions did not hold. @param {string} message */
const brief = (message) =>
  message
    .replace(escapes, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, 8)
    .map((line) => `    ${line}`)
    .join('\n')

/** @param {string} file @param {string} title @param {string} message @param {string} [mark] */
const entry = (file, title, message, mark = '✗') =>
  `${mark} ${file}${title === '' ? '' : ` › ${title}`}\n${brief(message)}`

/**
 * @param {unknown} report by vitest's reporter "json"
 * @returns {string[]} an entry for each test that failed, and for each file that did not load
 */
export function failuresOfVitest(report) {
  return listAt(report, 'testResults').flatMap((file) => {
    const failed = listAt(file, 'assertionResults').filter((test) => textAt(test, 'status') === 'failed')
    if (failed.length === 0 && textAt(file, 'status') === 'failed')
      return [entry(textAt(file, 'name'), '', textAt(file, 'message'))]
    return failed.map((test) =>
      entry(textAt(file, 'name'), textAt(test, 'fullName'), listAt(test, 'failureMessages').join('\n')),
    )
  })
}

/** @param {unknown} result of one try */
const messageOf = (result) => textAt(at(result, 'error'), 'message')

/**
 * @param {unknown} report by Playwright's reporter "json"; also one of its suites
 * @param {(spec: unknown, tests: unknown[]) => string[]} read
 * @returns {string[]}
 */
const ofSpecs = (report, read) => [
  ...listAt(report, 'specs').flatMap((spec) => read(spec, listAt(spec, 'tests'))),
  ...listAt(report, 'suites').flatMap((suite) => ofSpecs(suite, read)),
]

/**
 * What was kept of a failed try: where its last pictures are, and what the programs of a journey wrote last.
 * @param {unknown} result of one try
 */
const evidenceOf = (result) =>
  listAt(result, 'attachments')
    .flatMap((attachment) => {
      if (textAt(attachment, 'contentType') === 'image/png') return [`picture: ${textAt(attachment, 'path')}`]
      if (textAt(attachment, 'name') !== 'programs') return []
      return Buffer.from(textAt(attachment, 'body'), 'base64').toString('utf8').split('\n')
    })
    .map((line) => `\n    ${line}`)
    .join('')

/**
 * @param {unknown} report by Playwright's reporter "json"
 * @returns {string[]} an entry for each test that failed, with the error of its last try, its pictures and what the
 * programs wrote last
 */
export function failuresOfPlaywright(report) {
  return [
    ...ofSpecs(report, (spec, tests) => {
      if (at(spec, 'ok') !== false) return []
      const results = tests.flatMap((test) => listAt(test, 'results'))
      const last = results.at(-1)
      return [`${entry(textAt(spec, 'file'), textAt(spec, 'title'), messageOf(last))}${evidenceOf(last)}`]
    }),
    ...listAt(report, 'errors').map((error) => entry('browser tests', '', textAt(error, 'message'))),
  ]
}

/**
 * @param {unknown} report by Playwright's reporter "json"
 * @returns {string[]} an entry for each test that passed at its second try only, with the error of its first
 */
export function passedLateOfPlaywright(report) {
  return ofSpecs(report, (spec, tests) =>
    tests
      .filter((test) => textAt(test, 'status') === 'flaky')
      .map((test) => {
        const failed = listAt(test, 'results').find((result) => textAt(result, 'status') !== 'passed')
        return entry(textAt(spec, 'file'), textAt(spec, 'title'), messageOf(failed), '↻')
      }),
  )
}
