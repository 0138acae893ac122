import { regulated } from '#studio/regulated.ts'
import type { Say } from './use-words.ts'

/** The state of the Publish button of a form. */
export interface Found {
  type: string
  /** Titles of the user's roles, e.g. `Marketer`. */
  roles: readonly string[]
  isDisabled: boolean
  /** Whether there is a draft, or a version of a release. */
  hasChanges: boolean
  /** Which signatures it waits for, as a sentence. */
  waits: string | undefined
  mayPublish: boolean
  isUploading: boolean
  /** Titles of the fields with errors. */
  fields: string
  /** Errors of the document as a whole. */
  faults: readonly string[]
  /** The button's own tooltip, where that is text. */
  tooltip: string
}

/** Who may publish a type, by the roles of lake/access/roles.ts; an administrator may too. */
const rightsSentence = (say: Say, type: string, roles: string): string => {
  const whose = regulated.has(type) ? 'refusal.regulated' : 'refusal.rights'
  return roles === '' ? say(`${whose}.unnamed`) : say(whose, { roles })
}

/**
 * Why Publish is disabled and what to do about it; undefined where it is enabled or there is nothing to
 * publish.
 */
export function planRefusal(say: Say, found: Found): string | undefined {
  if (!found.isDisabled || !found.hasChanges) return undefined
  // What waits for signatures is signed by others, whoever publishes it then; its faults come first.
  const isFaulty = found.fields !== '' || found.faults.length > 0
  if (found.waits !== undefined && !isFaulty && !found.isUploading) return found.waits
  if (!found.mayPublish) return rightsSentence(say, found.type, found.roles.join(', '))
  if (found.isUploading) return found.tooltip
  const sentences = [...new Set(found.faults)]
  if (found.fields !== '') {
    sentences.unshift(say('refusal.fields', { fields: found.fields }))
  }
  return sentences.length > 0 ? sentences.join(' ') : found.tooltip || undefined
}
