/** The page of this address as the server had it last, fetched once for all of its parts that changed. */
let newest: Promise<Document | null> | undefined

const fetchPage = async (): Promise<Document | null> => {
  try {
    const response = await fetch(location.href)
    if (!response.ok) throw new Error(`${response.status}`)
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  } catch (error) {
    console.warn('page not fetched:', error)
    return null
  }
}

/**
 * Waits before further tries, ms: the page may not have come, or from another instance of the site that has not
 * heard of the publish yet. Meanwhile the open page stays as it is, whole.
 */
const waits = [0, 300, 1_000, 2_000]

const inPage = (page: Document | null | undefined, id: string): string | null =>
  page?.querySelector(`[data-still="${id}"]`)?.innerHTML ?? null

const asked = new Map<string, Promise<string | null>>()

const load = async (id: string): Promise<string | null> => {
  for (const wait of waits) {
    const before = newest
    const html = inPage(await before, id)
    if (html !== null) return html
    await new Promise((resolve) => setTimeout(resolve, wait))
    // Whoever comes first asks for all who wait.
    if (newest === before) newest = fetchPage()
    const fresh = inPage(await newest, id)
    if (fresh !== null) return fresh
  }
  // Asked for anew when the part is drawn again.
  asked.delete(id)
  return null
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
