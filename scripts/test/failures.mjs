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

/** @param {string} file @param {string} title @param {string} message */
const entry = (file, title, message) => `✗ ${file}${title === '' ? '' : ` › ${title}`}\n${brief(message)}`

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

/**
 * @param {unknown} suite a report by Playwright's reporter "json", or one of its suites
 * @returns {unknown[]} its tests by title, those of the suites within it included
 */
const specsOf = (suite) => [...listAt(suite, 'specs'), ...listAt(suite, 'suites').flatMap(specsOf)]

/** A test may have several errors: what it did not stop at, and what its end met. @param {unknown} result */
const messagesOf = (result) => listAt(result, 'errors').map((error) => textAt(error, 'message'))

/**
 * What was kept of a failed test: where its last pictures are, and what the programs of a journey wrote last.
 * @param {unknown} result
 */
const evidenceOf = (result) =>
  listAt(result, 'attachments')
    .flatMap((attachment) => {
      if (textAt(attachment, 'contentType') === 'image/png') return [`picture: ${textAt(attachment, 'path')}`]
      if (textAt(attachment, 'name') !== 'programs') return []
      return Buffer.from(textAt(attachment, 'body'), 'base64').toString('utf8').split('\n')
    })
    .map((line) => `    ${line}`)

/**
 * @param {unknown} report by Playwright's reporter "json"
 * @returns {string[]} an entry for each test that failed, with each of its errors, its pictures and what the programs
 * wrote last
 */
export function failuresOfPlaywright(report) {
  return [
    ...specsOf(report).flatMap((spec) => {
      if (at(spec, 'ok') !== false) return []
      const results = listAt(spec, 'tests').flatMap((test) => listAt(test, 'results'))
      const [first = '', ...others] = results.flatMap(messagesOf)
      return [
        [
          entry(textAt(spec, 'file'), textAt(spec, 'title'), first),
          ...others.map(brief),
          ...results.flatMap(evidenceOf),
        ].join('\n'),
      ]
    }),
    ...listAt(report, 'errors').map((error) => entry('browser tests', '', textAt(error, 'message'))),
  ]
}
