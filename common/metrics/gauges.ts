import { Gauge, type Registry } from 'prom-client'

/** A gauge that is one figure of a state; absent while that is undefined. */
export interface Figure<State> {
  name: string
  help: string
  read: (state: State) => number | undefined
}

/** Gauges of one state, which is loaded once for each answer to Prometheus. */
export function addGauges<State>(
  registry: Registry,
  load: () => Promise<State>,
  figures: readonly Figure<State>[],
): void {
  // All gauges of an answer ask before the first has its value.
  let loading: Promise<State> | undefined
  const state = () =>
    (loading ??= load().finally(() => {
      loading = undefined
    }))
  for (const { name, help, read } of figures) {
    const gauge = new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        const value = read(await state())
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
    registry.registerMetric(gauge)
  }
}
