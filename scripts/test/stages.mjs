// @ts-check
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/bring-node.mjs'
import { say } from '../lib/say.mjs'
import { failuresOfPlaywright, failuresOfVitest } from './failures.mjs'

/** @typedef {{passed: number, failed: number}} Count */

/** @param {number} begun by `performance.now()` */
const secondsSince = (begun) => `${((performance.now() - begun) / 1000).toFixed(1)} s`

/**
 * @param {string} file a script of a package, run by this Node
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {'ignore' | 'inherit'} [input] whether it is told what is typed here
 * @returns {Promise<number>} its exit code; its output goes to this terminal
 */
export function runScript(file, args, env = {}, input = 'ignore') {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: [input, 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('close', (code) => resolve(code ?? 1))
    child.once('error', reject)
  })
}

/**
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<{code: number, printed: string}>}
 */
function runQuietly(file, args) {
  const child = spawn(process.execPath, [join(root, file), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text
    })
  }
  return new Promise((resolve, reject) => {
    child.once('close', (code) => resolve({ code: code ?? 1, printed }))
    child.once('error', reject)
  })
}

/** What failed, said once more at the end by {@link closing}: a run prints thousands of lines. @type {string[]} */
const failures = []

/**
 * A check that only passes or fails counts as one test. Several run side by side, so what a command prints is shown
 * at its end, and only when it fails.
 * @param {string} title
 * @param {[string, string[]][]} commands run one after the other until one fails
 * @returns {Promise<Count>}
 */
export async function check(title, commands) {
  const begun = performance.now()
  for (const [file, args] of commands) {
    const { code, printed } = await runQuietly(file, args)
    if (code !== 0) {
      const what = `✗ ${title}: ${file} ${args.join(' ')} (exit ${code})`
      say(`${printed}\n${what}`)
      failures.push(what)
      return { passed: 0, failed: 1 }
    }
  }
  say(`✓ ${title} (${secondsSince(begun)})`)
  return { passed: 1, failed: 0 }
}

/** @param {string} report */
const hasTests = (report) => existsSync(report) && /"numTotalTests":[1-9]/.test(readFileSync(report, 'utf8'))

/**
 * Counts from a runner's own report. A runner that fails without a failed test (a file that does not load,
 * a report that was not written, no test at all) counts as one failure: silence is never a pass.
 * @param {number} code
 * @param {string} report
 * @param {(report: unknown) => Count} read
 * @returns {Count}
 */
function counted(code, report, read) {
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const count = read(JSON.parse(readFileSync(report, 'utf8')))
  if ((code !== 0 && count.failed === 0) || count.passed + count.failed === 0)
    return { ...count, failed: count.failed + 1 }
  return count
}

/** @param {unknown} value @param {string} key */
const numberAt = (value, key) => {
  const found = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return typeof found === 'number' ? found : 0
}

/**
 * @param {string} project
 * @param {string[]} [filters] arguments that choose some of its tests; these may choose none
 * @returns {Promise<Count>}
 */
export async function vitest(project, filters = []) {
  const report = join(root, '.test', `${project}.json`)
  mkdirSync(join(root, '.test'), { recursive: true })
  rmSync(report, { force: true })
  const code = await runScript('node_modules/vitest/vitest.mjs', [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ])
  // A change that no test reaches is no failure.
  const isOfChanges = filters.some((filter) => filter.startsWith('--changed'))
  if (code === 0 && isOfChanges && !hasTests(report)) return { passed: 0, failed: 0 }
  return counted(code, report, (value) => {
    failures.push(...failuresOfVitest(value))
    return { passed: numberAt(value, 'numPassedTests'), failed: numberAt(value, 'numFailedTests') }
  })
}

/**
 * Builds site and Studio for the contract and browser tests where their sources changed; those find them by
 * fingerprint, as do later runs.
 * @returns {Promise<Count>}
 */
export const builds = () => check('builds of site and Studio', [['tests/support/prepare-builds.ts', []]])

/** How Playwright runs the journeys; what it runs otherwise stands in its usual file. */
export const journeysConfig = 'journeys.config.ts'

/**
 * @param {string} chromium
 * @param {string[]} which arguments that choose a configuration or a project of the usual one
 * @returns {Promise<Count>}
 */
export async function browser(chromium, which) {
  const report = join(root, '.test', 'browser.json')
  mkdirSync(join(root, '.test'), { recursive: true })
  rmSync(report, { force: true })
  const code = await runScript(
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,json', ...which],
    {
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  )
  return counted(code, report, (value) => {
    failures.push(...failuresOfPlaywright(value))
    const stats = typeof value === 'object' && value !== null ? Reflect.get(value, 'stats') : {}
    return { passed: numberAt(stats, 'expected'), failed: numberAt(stats, 'unexpected') }
  })
}

/** @type {string[]} */
const times = []

/**
 * Runs a stage under its headline and keeps its time for {@link closing}.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function timed(title, work) {
  say(`\n── ${title}`)
  const begun = performance.now()
  const result = await work()
  times.push(`${title} ${secondsSince(begun)}`)
  return result
}

/**
 * Prints what failed, the times of the stages and, alone on the last line, the sum of the counts; sets the exit code.
 * @param {Count[]} counts
 * @param {number} begun by `performance.now()`
 */
export function closing(counts, begun) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  for (const failure of failures) say(`\n${failure}`)
  say(`\n${[...times, `in all ${secondsSince(begun)}`].join(', ')}`)
  say(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
