import { useCallback, useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { z } from 'zod'
import { apiVersion } from '#studio/structure/lists.ts'
import { refusalOf } from '#studio/publishing/refusal.ts'
import {
  type Approval,
  type Meant,
  approvalSchema,
  type Told,
  toldQuery,
  toldSchema,
  type Waiting,
  waitingSchema,
} from './approval.ts'

/** What was read, why it could not be, or neither yet. */
export interface Reading<T> {
  found: T | undefined
  failure: string | undefined
}

const debounceMs = 300

/** Whether the lake knows nothing of it: no such document, or a lake without approvals. */
const isUnknown = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && error.statusCode === 404

/**
 * Reads something now, after a lost connection, and shortly after every change of what a filter finds.
 * @param filter GROQ; null reads nothing
 * @param ask memoised
 */
function useReading<T>(
  filter: string | null,
  id: string,
  ask: (client: SanityClient) => Promise<T | null>,
): Reading<T | null> {
  const client = useClient({ apiVersion })
  const [state, setState] = useState<{ key?: string; found?: T | null; failure?: string }>({})
  const key = `${filter} ${id}`
  useEffect(() => {
    if (filter === null) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const raw = client.withConfig({ perspective: 'raw', useCdn: false })
    const fail = (error: unknown) => {
      if (!isOver) setState({ key, failure: refusalOf(error) })
    }
    let [asked, shown] = [0, 0]
    const read = () => {
      asked += 1
      const own = asked
      // An answer that was overtaken by a newer one says nothing any more.
      const unlessLate = (show: () => void) => {
        if (isOver || own < shown) return
        shown = own
        show()
      }
      ask(raw).then(
        (found) => unlessLate(() => setState({ key, found })),
        (error: unknown) => unlessLate(() => fail(error)),
      )
    }
    read()
    const changes = raw
      .listen(
        filter,
        { id },
        {
          events: ['welcome', 'mutation'],
          includeResult: false,
          includeAllVersions: true,
          visibility: 'query',
        },
      )
      .subscribe({
        next: ({ type }) => {
          clearTimeout(timer)
          // Something may have changed before the first welcome, or while the connection was lost.
          if (type === 'welcome') read()
          else timer = setTimeout(read, debounceMs)
        },
        error: fail,
      })
    return () => {
      isOver = true
      clearTimeout(timer)
      changes.unsubscribe()
    }
  }, [client, filter, id, ask, key])
  const isCurrent = state.key === key
  return {
    found: isCurrent ? state.found : undefined,
    failure: isCurrent ? state.failure : undefined,
  }
}

const ofDocument = `_id in [$id, "drafts." + $id] || _id in path("versions.*." + $id) ||
  (_type in ["approval.request", "approval.decision"] && subject.publishedId == $id)`

const pathOf = (client: SanityClient): string => `/data/approvals/${client.config().dataset ?? ''}`

/**
 * What an act on a document needs and has: null where the lake knows no such content, undefined until it has
 * answered.
 * @param id without prefix; null asks nothing
 */
export function useApproval(
  id: string | null,
  { act, releaseId }: Meant = { act: 'publish' },
): Reading<Approval | null> {
  const ask = useCallback(
    async (client: SanityClient): Promise<Approval | null> => {
      // A form is opened before its document is made, and after it was deleted.
      const ids = releaseId === undefined ? [id, `drafts.${id}`] : [`versions.${releaseId}.${id}`]
      const isThere = await client.fetch<boolean>('count(*[_id in $ids]) > 0', { ids })
      if (!isThere) return null
      try {
        const query = { act, ...(releaseId !== undefined && { releaseId }) }
        const answer = await client.request<unknown>({ url: `${pathOf(client)}/${id}`, query })
        return { ...approvalSchema.parse(answer), releaseId }
      } catch (error) {
        if (isUnknown(error)) return null
        throw error
      }
    },
    [id, act, releaseId],
  )
  return useReading(id === null ? null : `*[${ofDocument}]`, id ?? '', ask)
}

async function readWaiting(client: SanityClient): Promise<readonly Waiting[]> {
  try {
    return waitingSchema.parse(await client.request<unknown>({ url: pathOf(client) })).waiting
  } catch (error) {
    if (isUnknown(error)) return []
    throw error
  }
}

/** Every document that waits for signatures, the latest request first. */
export const useWaiting = (): Reading<readonly Waiting[] | null> =>
  useReading('*[!(_type match "sanity.*")]', '', readWaiting)

/**
 * Everything told of approvals of a document, the oldest first.
 * @param id without prefix; null reads nothing
 */
export function useTold(id: string | null): Reading<readonly Told[] | null> {
  const ask = useCallback(
    async (client: SanityClient) => toldSchema.parse(await client.fetch<unknown>(toldQuery, { id })),
    [id],
  )
  return useReading(id === null ? null : `*[${ofDocument}]`, id ?? '', ask)
}

const heldSchema = z.object({ withoutRight: z.string().optional() })

/**
 * Why the lake holds a scheduled release whose time has come, `withoutRight` where it is for the right to publish,
 * which those named lack; null where it holds none.
 */
export function useHeld(releaseId: string | undefined): Reading<z.infer<typeof heldSchema> | null> {
  const id = `_.releases.${releaseId}`
  const ask = useCallback(
    async (client: SanityClient) =>
      heldSchema.nullable().parse(await client.fetch<unknown>('*[_id == $id][0].held', { id })),
    [id],
  )
  return useReading(releaseId === undefined ? null : '*[_id == $id]', id, ask)
}
