import type { Product } from './journey.ts'

/** Visitors who come all the time, whatever becomes of the programs. */
interface Visiting {
  /** Whether every page was answered since this was last asked. */
  answered(): Promise<boolean>
  /** Ends the visits. @returns what was answered with a failure, one line each */
  end(): Promise<string[]>
}

/** How often they come, ms. */
const everyMs = 50

/**
 * Lets visitors come to these pages in turn, each of which is served at first. While the site itself is killed nobody
 * answers at its address, as a proxy in front would see; an answer with a failure is one, whenever it comes.
 */
export function visiting(product: Product, paths: readonly string[]): Visiting {
  const failures: string[] = []
  const last = new Map<string, boolean>()
  const ended = new AbortController()
  const visit = async (path: string) => {
    const response = await fetch(`${product.site.url}${path}`).catch(() => undefined)
    last.set(path, response?.ok === true)
    if (response === undefined) return
    const text = await response.text().catch(() => '')
    if (response.status >= 400) failures.push(`${path} answered ${response.status}: ${text.slice(0, 200)}`)
  }
  const walk = async () => {
    for (let at = 0; !ended.signal.aborted; at += 1) {
      await visit(paths[at % paths.length] ?? '/')
      await new Promise((resolve) => setTimeout(resolve, everyMs))
    }
  }
  const walking = walk()
  return {
    answered: async () => {
      last.clear()
      await Promise.all(paths.map(visit))
      return paths.every((path) => last.get(path) === true)
    },
    end: async () => {
      ended.abort()
      await walking
      return failures
    },
  }
}
