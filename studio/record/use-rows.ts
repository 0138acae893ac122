import { useEffect, useRef, useState } from 'react'
import type { Filter } from './plan-filter.ts'
import { type Facets, type Row, useRecordClient } from './record-client.ts'

/** The rows of a filter, as far as they were read. */
interface State {
  /** Undefined while the first are read. */
  rows?: readonly Row[]
  /** Where it goes on; null at the end. */
  cursor?: string | null
  isReading: boolean
  failure?: string
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * Reads the rows of one filter, the newest first; with another filter the component must be another one.
 * @returns with `more`, which reads on, after a failure the same once more
 */
export function useRows(filter: Filter): State & { more: () => void } {
  const client = useRecordClient()
  const [state, setState] = useState<State>({ isReading: true })
  const isOver = useRef(false)
  const read = (rows: readonly Row[], cursor: string | null | undefined) =>
    client.list(filter, cursor ?? undefined).then(
      (found) => {
        if (!isOver.current)
          setState({ rows: [...rows, ...found.rows], cursor: found.cursor, isReading: false })
      },
      (error: unknown) => {
        if (!isOver.current) setState((before) => ({ ...before, isReading: false, failure: reasonOf(error) }))
      },
    )
  const begin = useRef(() => read([], undefined))
  useEffect(() => {
    isOver.current = false
    void begin.current()
    return () => {
      isOver.current = true
    }
  }, [])
  const more = () => {
    const { rows, cursor } = state
    setState({ ...(rows && { rows }), ...(cursor !== undefined && { cursor }), isReading: true })
    void read(rows ?? [], cursor)
  }
  return { ...state, more }
}

const noFacets: Facets = { people: [], types: [], languages: [] }

/** What the filter offers; nothing until it is read, and where the record does not answer: it says so itself. */
export function useFacets(): Facets {
  const client = useRecordClient()
  const [facets, setFacets] = useState(noFacets)
  useEffect(() => {
    let isOver = false
    client.facets().then(
      (found) => !isOver && setFacets(found),
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [client])
  return facets
}
