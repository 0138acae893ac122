/** The page of this address as the server has it now, fetched once for all of its parts that changed. */
let newest: Promise<Document | null> | undefined

const askPage = async (): Promise<Document> => {
  const response = await fetch(location.pathname + location.search, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`the changed page answered ${response.status}`)
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}

/** The first waits after a failure, ms; meanwhile the page stays as it is. */
const waits = [300, 1_000]

const fetchPage = async (): Promise<Document | null> => {
  for (const wait of waits) {
    try {
      return await askPage()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait))
    }
  }
  return askPage().catch((error: unknown) => {
    console.warn('the changed page was not fetched:', error)
    return null
  })
}

const inPage = (page: Document | null, id: string): string | null =>
  page?.querySelector(`[data-still="${id}"]`)?.innerHTML ?? null

const asked = new Map<string, Promise<string | null>>()

const load = async (id: string): Promise<string | null> => {
  const before = newest
  const html = before ? inPage(await before, id) : null
  if (html !== null) return html
  if (newest === before) newest = fetchPage()
  const fresh = inPage((await newest) ?? null, id)
  // Asked for again with the next publish.
  if (fresh === null) asked.delete(id)
  return fresh
}

/**
 * The inside of a still part that a publish brought, out of the page's own HTML; null when it cannot be had.
 * The promise is the same until it failed, as React's `use` needs it.
 */
export const loadContent = (id: string): Promise<string | null> => {
  const loading = asked.get(id) ?? load(id)
  asked.set(id, loading)
  return loading
}
