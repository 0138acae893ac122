// @ts-check
import { spawnSync } from 'node:child_process'
import { root } from '../lib/bring-node.mjs'

/** @param {string[]} args @returns {string | undefined} what git says, if it can say anything */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * What differs from the main branch: commits since the branch left it, and what is not committed.
 * @returns {{base: string, files: string[]} | undefined} undefined where git does not know
 */
export function changesSinceMain() {
  const base = ['origin/main', 'main', 'HEAD']
    .map((name) => git('merge-base', name, 'HEAD'))
    .find((commit) => commit !== undefined)
  const changed = base === undefined ? undefined : git('diff', '--name-only', base)
  const untracked = git('ls-files', '--others', '--exclude-standard')
  if (base === undefined || changed === undefined || untracked === undefined) return undefined
  return { base, files: `${changed}\n${untracked}`.split('\n').filter(Boolean) }
}
