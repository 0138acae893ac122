import { isExcepted } from '#common/rules/deep.ts'
import { findPlaces, pathText } from '#common/rules/paths.ts'
import type { Rules } from '#common/rules/rule-schema.ts'
import { pathIn } from '#common/rules/targets.ts'
import { draftId, isDraft, isPublished, type LakeDocument, publishedId } from '#lake/store/document.ts'

export interface Choices {
  redirect: boolean
  carry: boolean
}

/** Two paths of the site, without language. */
export interface Way {
  from: string
  to: string
}

/** What is changed in one stored document. */
export interface MovedDocument {
  /** `create` makes the draft of what is published first. */
  act: 'patch' | 'create' | 'remove'
  id: string
  /** Values by path, as a patch sets them. */
  set: Record<string, unknown>
}

/** Why a document is changed: it moves too, it leads to the page, or it sends visitors to or from it. */
export type Reason = 'language' | 'link' | 'redirect'

/** A document that a move changes, with its draft. */
export interface Affected {
  publishedId: string
  type: string
  reason: Reason
  /** Whether only its draft is changed, which must be published by others. */
  waits: boolean
  writes: MovedDocument[]
}

export interface Move extends Way {
  affected: Affected[]
  /** The redirect to make; absent where one of that path is led on, or none is wished. */
  redirect: { id: string; from: string; to: string } | undefined
}

interface Asked {
  /** The page as it is published and as its draft is, of the same id. */
  published: LakeDocument
  draft: LakeDocument
  /** Published documents, drafts and versions that may be changed. */
  documents: readonly LakeDocument[]
  rules: Rules
  /** Whether the document needs somebody’s agreement, or a right the editor lacks, before it is published. */
  waits: (document: LakeDocument) => boolean
  choices: Choices
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Where a page moves by being published; undefined where it stays, or has no path yet. */
export function wayOf(published: LakeDocument | undefined, draft: LakeDocument | undefined): Way | undefined {
  const [from, to] = [text(published?.['path']), text(draft?.['path'])]
  if (published?._type !== 'page' || from === undefined || to === undefined || from === to) return undefined
  return { from, to }
}

/** Links of a document to the old path, with what they are to be; the rest of an address is kept. */
function carried(document: LakeDocument, { from, to }: Way, { types }: Rules): Record<string, unknown> {
  const places = (types[document._type] ?? []).flatMap((rule) =>
    rule.rule !== 'target'
      ? []
      : findPlaces(document, rule.path).filter(
          ({ value, parent }) => pathIn(value) === from && !isExcepted(parent, rule.unless),
        ),
  )
  return Object.fromEntries(
    places.map(({ path, value }) => [pathText(document, path), `${to}${text(value)?.slice(from.length)}`]),
  )
}

/** The pages that stand at the old path in other languages and have none at the new one: they move too. */
const siblingsOf = ({ published, documents }: Asked, { from, to }: Way): LakeDocument[] => {
  const pages = documents.filter((one) => one._type === 'page' && isPublished(one._id))
  const taken = new Set(pages.flatMap((one) => (one['path'] === to ? [one['language']] : [])))
  return pages.filter(
    (one) => one['path'] === from && one._id !== published._id && !taken.has(one['language']),
  )
}

/** What becomes of a redirect: it leads on to the new path, is taken away, or stays. */
function redirected(document: LakeDocument, { from, to }: Way): Record<string, unknown> | 'remove' {
  if (document['from'] === to) return 'remove'
  if (document['from'] === from) return { to, permanent: true }
  return document['to'] === from ? { to } : {}
}

/**
 * What a move changes besides the page itself, and what is left to others. What needs somebody’s agreement is changed
 * in its draft alone; everything else in what is published and in its draft, of which no more is published.
 * @returns `undefined` where the page does not move
 */
export function planMove(asked: Asked): Move | undefined {
  const { published, draft, documents, rules, waits, choices } = asked
  const way = wayOf(published, draft)
  if (way === undefined) return undefined
  const siblings = siblingsOf(asked, way)
  const moving = new Set([published._id, ...siblings.map(({ _id }) => _id)])
  const languages = new Set([published, ...siblings].map((one) => one['language']))

  const changed = (document: LakeDocument): [Reason, Record<string, unknown> | 'remove'] => {
    const id = publishedId(document._id)
    if (document._type === 'redirect') {
      const change = redirected(document, way)
      const isWished = change === 'remove' || choices.redirect || (choices.carry && !('permanent' in change))
      return ['redirect', isWished ? change : {}]
    }
    const { language } = document
    const isRead = language === undefined || languages.has(language)
    const links = choices.carry && isRead ? carried(document, way, rules) : {}
    if (!moving.has(id)) return ['link', links]
    const moves = id !== published._id && document['path'] === way.from
    return ['language', moves ? { ...links, path: way.to } : links]
  }

  const affected = new Map<string, Affected>()
  const held = new Map(documents.map((one) => [one._id, one]))
  // What is published first: its draft may have to be made of it.
  for (const document of [...documents].sort(
    (a, b) => Number(isPublished(b._id)) - Number(isPublished(a._id)),
  )) {
    const [reason, change] = changed(document)
    if (change !== 'remove' && Object.keys(change).length === 0) continue
    const id = publishedId(document._id)
    const own = held.get(id) ?? document
    const isOwn = id === published._id
    // The content of the page itself was agreed to as it stands in its draft.
    if (isOwn && (isPublished(document._id) || waits(draft))) continue
    const known = affected.get(id) ?? {
      publishedId: id,
      type: document._type,
      reason,
      waits: !isOwn && isPublished(own._id) && waits(own),
      writes: [],
    }
    affected.set(id, known)
    known.writes.push(...writesOf(document, change, known.waits, held))
  }
  const list = [...affected.values()].filter(({ writes }) => writes.length > 0)
  return { ...way, affected: list, redirect: redirectTo(asked, way) }
}

function writesOf(
  document: LakeDocument,
  change: Record<string, unknown> | 'remove',
  waits: boolean,
  held: ReadonlyMap<string, LakeDocument>,
): MovedDocument[] {
  const { _id: id } = document
  if (change === 'remove') return [{ act: 'remove', id, set: {} }]
  if (!waits || !isPublished(id)) return [{ act: 'patch', id, set: change }]
  return held.has(draftId(id)) ? [] : [{ act: 'create', id: draftId(id), set: change }]
}

/** The id is the path’s, as when a page goes offline; another where that is taken. */
function redirectTo({ documents, choices }: Asked, { from, to }: Way): Move['redirect'] {
  const redirects = documents.filter((one) => one._type === 'redirect' && isPublished(one._id))
  if (!choices.redirect || redirects.some((one) => one['from'] === from)) return undefined
  const taken = new Set(documents.map((one) => publishedId(one._id)))
  const base = `redirect-${from.slice(1).replaceAll('/', '-') || 'home'}`
  let id = base
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`
  return { id, from, to }
}

/** Whether a stored document is one that a move may have to change. */
export const mayChange = ({ _id, _type }: LakeDocument, { types }: Rules): boolean =>
  (isPublished(_id) || isDraft(_id)) &&
  (_type === 'page' || _type === 'redirect' || (types[_type] ?? []).some(({ rule }) => rule === 'target'))
