import { siteProcess } from '#web/lib/site-process.ts'

/** What the site counts since its start, each by one label: an endpoint with its outcome, or an outcome. */
export type CountName = 'brokerCalls' | 'brokerRows' | 'brokerBids' | 'webhooks' | 'storedPages'

declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    counts?: Map<CountName, Map<string, number>> | undefined
  }
}

/** These are told from the start, as 0: Prometheus sees no increase in a figure that first appears with a value. */
const labelsFromStart = {
  brokerCalls: [],
  brokerRows: [],
  brokerBids: ['notPositive', 'jump', 'still'],
  webhooks: ['taken', 'repeated', 'malformed', 'refused'],
  storedPages: ['held', 'drawn'],
} satisfies Record<CountName, readonly string[]>

const counts = (siteProcess.counts ??= new Map())

const labelsOf = (name: CountName): Map<string, number> => {
  const labels = counts.get(name) ?? new Map(labelsFromStart[name].map((label) => [label, 0]))
  counts.set(name, labels)
  return labels
}

/** Counts one event. Labels are names of ours, never what a visitor sends: each is kept for ever. */
export const count = (name: CountName, label: string): void => {
  const labels = labelsOf(name)
  labels.set(label, (labels.get(label) ?? 0) + 1)
}

/** Every label counted so far, and those that are known before. */
export const counted = (name: CountName): ReadonlyMap<string, number> => labelsOf(name)
