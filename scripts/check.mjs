// @ts-check
import { bringNode } from './lib/bring-node.mjs'
import { fail, say } from './lib/say.mjs'
import { changesSinceMain } from './test/changes.mjs'
import { checks } from './test/checks.mjs'
import { closing, timed, vitest } from './test/stages.mjs'

/** Tests that read the tree itself and not by imports. */
const ofTheTree = 'tests/'

/** Content, styles and words are read by tests and imported by none. @param {string} file */
const isReadByTests = (file) => /\.(ya?ml|json|css|svg|pdf)$/.test(file) || file.startsWith('content/')

/** @returns {Promise<import('./test/stages.mjs').Count[]>} */
async function unitTests() {
  const changes = changesSinceMain()
  if (changes === undefined || changes.files.some(isReadByTests)) {
    say(`All of them: ${changes ? 'files changed that no test imports' : 'git knows no changes'}`)
    return [await vitest('unit')]
  }
  say(`Of what ${changes.files.length} changed files reach, and of the tree`)
  const ofTree = await vitest('unit', [ofTheTree])
  return changes.files.length === 0 ? [ofTree] : [ofTree, await vitest('unit', [`--changed=${changes.base}`])]
}

try {
  await bringNode()
  const begun = performance.now()
  const counts = [...(await timed('checks', checks)), ...(await timed('unit tests', unitTests))]
  closing(counts, begun)
} catch (error) {
  fail(error)
}
