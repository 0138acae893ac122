/** What the site counts since its start, each by one label: an endpoint with its outcome, or an outcome. */
export type CountName = 'brokerCalls' | 'webhooks' | 'storedPages'

declare global {
  /** Process-wide: routes, page cache and metrics are loaded apart from each other. */
  var siteCounts: Map<CountName, Map<string, number>> | undefined
}

const counts = (globalThis.siteCounts ??= new Map())

/** Counts one event. Labels are names of ours, never what a visitor sends: each is kept for ever. */
export const count = (name: CountName, label: string): void => {
  const labels = counts.get(name) ?? new Map<string, number>()
  labels.set(label, (labels.get(label) ?? 0) + 1)
  counts.set(name, labels)
}

/** Every label counted so far. */
export const counted = (name: CountName): ReadonlyMap<string, number> => counts.get(name) ?? new Map()
