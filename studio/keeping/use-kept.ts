import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useCurrentUser, useDocumentOperation, useEditState, useSchema } from 'sanity'
import type { JsonObject } from '#common/records.ts'
import { type Entry, keptWords } from './kept-words.ts'
import { nextForm, orphansOf, tellOpen, thisPage } from './pages.ts'
import { type Conflict, isSaved, patienceMs, planReturn } from './plan-kept.ts'
import { type Subject, useHead } from './use-head.ts'

interface Offer {
  entry: Entry
  conflicts: readonly Conflict[]
}

export interface KeptState {
  isUnsaved: boolean
  /** Whether it is unsaved for longer than saving takes. */
  isLate: boolean
  /** Whether the browser keeps it beyond this page. */
  isStored: boolean
  /** What was typed before and somebody else has written over, one field of it. */
  offer: Conflict | undefined
  /** Puts one's own words in, or leaves those that are there. */
  decide: (use: boolean) => void
}

/** What the form shows, and null where there is nothing yet. */
function useLocal({ id, type, release }: Subject): { isReady: boolean; local: JsonObject | null } {
  const { ready, draft, published, version } = useEditState(id, type, 'default', release)
  return { isReady: ready, local: release === undefined ? (draft ?? published) : version }
}

/** Keeps what differs from what the lake has, until it does not. */
function useKeeping(
  subject: Subject,
  name: string,
): { isUnsaved: boolean; isStored: boolean; theirs: JsonObject | null | undefined } {
  const { isReady, local } = useLocal(subject)
  const head = useHead(subject)
  const isUnsaved = isReady && local !== null && head !== undefined && !isSaved(local, head)
  const isStored = useSyncExternalStore(keptWords.subscribe, () => keptWords.isStored(name))
  useEffect(() => tellOpen(name), [name])
  useEffect(() => {
    if (!isUnsaved || local === null || head === undefined) return
    keptWords.keep(name, { base: head, mine: local })
  }, [isUnsaved, local, head, name])
  const wasUnsaved = useRef(false)
  useEffect(() => {
    if (wasUnsaved.current && !isUnsaved && isReady) keptWords.forget(name)
    wasUnsaved.current = isUnsaved
  }, [isUnsaved, isReady, name])
  return { isUnsaved, isStored, theirs: isReady && head !== undefined ? local : undefined }
}

/** Whether something is true for longer than one waits patiently. */
function useLate(isSo: boolean): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isSo) return undefined
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isSo])
  return isLate
}

/**
 * Keeps in the browser what is typed into a form until the lake has it, and brings back what a form that was closed, or
 * a page that was left, still had.
 * @param onBack called when something has come back
 */
export function useKept(subject: Subject, onBack: () => void): KeptState {
  const { id, type, release } = subject
  const userId = useCurrentUser()?.id ?? ''
  const documentId = release === undefined ? id : `versions.${release}.${id}`
  const [form] = useState(nextForm)
  const name = keptWords.nameOf(userId, documentId, thisPage, form)
  const { isUnsaved, isStored, theirs } = useKeeping(subject, name)
  const isKnownType = useSchema().get(type) !== undefined
  const { patch } = useDocumentOperation(id, type, release)
  const [offer, setOffer] = useState<Offer>()
  const isLoaded = theirs !== undefined
  const now = useRef<{ theirs: JsonObject | null; patch: typeof patch }>({ theirs: null, patch })
  useEffect(() => {
    now.current = { theirs: theirs ?? null, patch }
  }, [theirs, patch])

  const put = useCallback((set: JsonObject, unset: readonly string[], initial: JsonObject) => {
    if (unset.length === 0 && Object.keys(set).length === 0) return
    now.current.patch.execute(
      [
        ...(Object.keys(set).length > 0 ? [{ set }] : []),
        ...(unset.length > 0 ? [{ unset: [...unset] }] : []),
      ],
      initial,
    )
  }, [])

  useEffect(() => {
    if (!isLoaded || !isKnownType || offer !== undefined) return undefined
    let isOver = false
    void orphansOf(keptWords.of(userId, documentId)).then((entries) => {
      if (isOver) return
      for (const entry of entries) {
        const { set, unset, conflicts } = planReturn(entry, now.current.theirs)
        put(set, unset, entry.mine)
        if (Object.keys(set).length > 0 || unset.length > 0) onBack()
        if (conflicts.length > 0) {
          setOffer({ entry, conflicts })
          return
        }
        keptWords.forget(entry.name)
      }
    })
    return () => {
      isOver = true
    }
  }, [isLoaded, isKnownType, offer, userId, documentId, put, onBack])

  const decide = useCallback(
    (use: boolean) => {
      const [conflict, ...left] = offer?.conflicts ?? []
      if (offer === undefined || conflict === undefined) return
      const { path, mine } = conflict
      if (use) put(mine === undefined ? {} : { [path]: mine }, mine === undefined ? [path] : [], {})
      if (left.length === 0) keptWords.forget(offer.entry.name)
      setOffer(left.length === 0 ? undefined : { ...offer, conflicts: left })
    },
    [offer, put],
  )
  return { isUnsaved, isStored, isLate: useLate(isUnsaved), offer: offer?.conflicts[0], decide }
}
