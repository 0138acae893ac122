import { BoundedMap } from '#common/bounded-map.ts'
import type { BehindChange, Change } from '#lake/store/committed.ts'
import type { Dataset } from '#lake/store/dataset.ts'
import {
  bundleOf,
  isDraft,
  isPublished,
  isSystem,
  isVersion,
  type LakeDocument,
  publishedId,
} from '#lake/store/document.ts'
import { DocumentIndex } from '#lake/store/indexes/document-index.ts'
import { referencesIn } from '#lake/store/indexes/reference-index.ts'
import { isAssetDocument, isAssetInForce, isPublicId, visibleToAnonymous } from '#lake/store/visibility.ts'
import { WordIndex } from './language/word-index.ts'

/**
 * `raw`, `published`, `inForce` (what visitors of the site get), `proposed:<id>` (that, with the draft of this one
 * document), or the bundles whose versions take precedence over the published document, highest first.
 */
export type Perspective = 'raw' | 'published' | 'inForce' | `proposed:${string}` | readonly string[]

/** The document whose draft is shown by `proposed:<id>`. */
const proposedIn = (perspective: Perspective): string | undefined =>
  typeof perspective === 'string' && perspective.startsWith('proposed:')
    ? perspective.slice('proposed:'.length)
    : undefined

/** Anonymous readers see published content only; readers with a token see everything. */
export type Audience = 'anonymous' | 'member'

type ViewCache = BoundedMap<string, DocumentIndex>
const caches = new WeakMap<Dataset, ViewCache>()
/** Perspectives of releases come and go; evicted views of the two common ones are rebuilt on the next query. */
const maxViews = 12

/**
 * The dataset as this perspective shows it, kept up to date with every commit. What is in force is what any
 * visitor may see, whoever asks.
 */
export function viewOf(dataset: Dataset, perspective: Perspective, reader: Audience): DocumentIndex {
  const audience = perspective === 'inForce' ? 'anonymous' : reader
  if (perspective === 'raw' && audience === 'member') {
    sources.set(dataset.documents, dataset)
    return dataset.documents
  }
  const key = `${audience}:${typeof perspective === 'string' ? perspective : perspective.join(',')}`
  const cache = cacheOf(dataset)
  const known = cache.get(key)
  if (known !== undefined) return known
  const view = new DocumentIndex()
  sources.set(view, dataset)
  const proposed = proposedIn(perspective)
  const isOfForce = perspective === 'inForce' || proposed !== undefined
  const show = showOf(perspective, audience)
  if (isOfForce) foreign.set(view, proposed === undefined ? [] : [proposed])
  for (const { _id } of dataset.documents.all.items) show(dataset, view, _id)
  if (isOfForce) for (const id of dataset.behind.keys()) show(dataset, view, id)
  cache.set(key, view)
  updates.set(
    view,
    dataset.subscribe(({ changes, behind }) => {
      const all = isOfForce ? [...changes, ...behind.map(asChange)] : changes
      for (const id of audience === 'anonymous' ? withAssets(all) : all.map((change) => change.id)) {
        show(dataset, view, id)
      }
    }),
  )
  return view
}

/** The dataset each view shows. */
const sources = new WeakMap<DocumentIndex, Dataset>()
/** Of views of what is in force: ids shown otherwise although that is in force. */
const foreign = new WeakMap<DocumentIndex, readonly string[]>()

/** Ids whose document in this view is not the dataset's own, so that no index over the dataset names them. */
export function foreignIdsIn(view: DocumentIndex): Iterable<string> {
  const more = foreign.get(view)
  const dataset = more && sources.get(view)
  return dataset ? new Set([...dataset.behind.keys(), ...more]) : []
}
const wordIndexes = new WeakMap<Dataset, WordIndex>()

/** The words of everything a view may show; one index serves all perspectives. */
export function wordIndexOf(view: DocumentIndex): WordIndex | undefined {
  const dataset = sources.get(view)
  if (dataset === undefined) return undefined
  let index = wordIndexes.get(dataset)
  if (index === undefined) wordIndexes.set(dataset, (index = new WordIndex(dataset)))
  return index
}

/** Changed documents and the assets they reference or referenced: the change may show or hide those. */
function withAssets(changes: readonly Pick<Change, 'id' | 'before' | 'after'>[]): Set<string> {
  return new Set(
    changes.flatMap(({ id, before, after }) => [
      id,
      ...[...referencesIn(before), ...referencesIn(after)].map((reference) => reference.id),
    ]),
  )
}

const asChange = ({ id, before, after }: BehindChange) => ({
  id,
  before: before ?? undefined,
  after: after ?? undefined,
})

const updates = new WeakMap<DocumentIndex, () => void>()

function cacheOf(dataset: Dataset): ViewCache {
  let cache = caches.get(dataset)
  if (cache === undefined) caches.set(dataset, (cache = new BoundedMap(maxViews, unfollow)))
  return cache
}

const unfollow = (view: DocumentIndex): void => updates.get(view)?.()

/** Updates what the view shows for a changed id. */
type Show = (dataset: Dataset, view: DocumentIndex, id: string) => void

function showOf(perspective: Perspective, audience: Audience): Show {
  if (perspective === 'inForce') return showInForce
  const proposed = proposedIn(perspective)
  if (proposed !== undefined && audience === 'member') return showProposed(proposed)
  if (typeof perspective === 'string' || audience === 'anonymous') return showPublished(audience)
  return showWinner(perspective)
}

function showPublished(audience: Audience): Show {
  return (dataset, view, id) => {
    const doc = dataset.get(id)
    const visible =
      doc !== undefined &&
      (audience === 'member' ? isPublished(id) || isSystem(id) : visibleToAnonymous(dataset, doc))
    if (visible) view.put(doc)
    else view.remove(id)
  }
}

/** What visitors may see, with what is in force in place of what is not. */
function showInForce(dataset: Dataset, view: DocumentIndex, id: string): void {
  const instead = dataset.behind.get(id)
  const doc = instead === undefined ? dataset.get(id) : instead
  const isVisible = doc && isPublicId(id) && (!isAssetDocument(doc) || isAssetInForce(dataset, id))
  if (isVisible) view.put(doc)
  else view.remove(id)
}

/** What is in force, with the draft of one document, and the files that nobody but that draft uses yet. */
function showProposed(proposed: string): Show {
  return (dataset, view, id) => {
    const target = id === `drafts.${proposed}` ? proposed : id
    const draft = target === proposed ? dataset.get(`drafts.${proposed}`) : undefined
    if (draft !== undefined) view.put({ ...draft, _id: proposed, _originalId: draft._id })
    else if (!isPublished(target) && !isSystem(target)) return
    else {
      const instead = dataset.behind.get(target)
      const doc = instead === undefined ? dataset.get(target) : instead
      if (doc) view.put(doc)
      else view.remove(target)
    }
  }
}

function showWinner(bundles: readonly string[]): Show {
  return (dataset, view, id) => {
    if (isSystem(id)) return showPublished('member')(dataset, view, id)
    const bundle = bundleOf(id)
    if ((isDraft(id) || isVersion(id)) && (bundle === undefined || !bundles.includes(bundle))) return
    const published = publishedId(id)
    const winner = winnerOf(dataset, published, bundles)
    if (winner === undefined || isMarkedDeleted(winner)) view.remove(published)
    else view.put({ ...winner, _id: published, _originalId: winner._id })
  }
}

function winnerOf(dataset: Dataset, published: string, bundles: readonly string[]): LakeDocument | undefined {
  for (const bundle of bundles) {
    const id = bundle === 'drafts' ? `drafts.${published}` : `versions.${bundle}.${published}`
    const doc = dataset.get(id)
    if (doc !== undefined) return doc
  }
  return dataset.get(published)
}

function isMarkedDeleted(doc: LakeDocument): boolean {
  const marks = doc['_system']
  return typeof marks === 'object' && marks !== null && 'delete' in marks && marks.delete === true
}
