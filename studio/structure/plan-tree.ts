/** A page as the desk reads it. */
export interface PageRow {
  _id: string
  path: string
  title?: string | null
}

/** A path of the site with its page, if there is one, and its children. */
export interface TreeNode {
  path: string
  title: string
  id: string | undefined
  children: TreeNode[]
}

const publishedId = (id: string): string => id.replace(/^drafts\.|^versions\.[^.]+\./, '')

const parentOf = (path: string): string | undefined => {
  const at = path.lastIndexOf('/')
  return at > 0 ? path.slice(0, at) : undefined
}

const words = (path: string): string => {
  const name = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** What visitors find comes first, then what is drafted, then what waits in a release. */
const rankOf = (id: string): number => ['drafts.', 'versions.'].findIndex((start) => id.startsWith(start)) + 1

/**
 * The pages of a language as the tree of their paths, home first; a path without a page is a node without an
 * id. Each page is in it once: where visitors find it, whatever path its draft has, with the draft's title. Where
 * several documents have one path, as a page and its duplicate do, the published one is in the tree.
 */
export function planTree(rows: readonly PageRow[]): TreeNode[] {
  const nodes = new Map<string, TreeNode>()
  const titles = new Map(rows.map(({ _id, title }) => [_id, title]))
  const placed = new Set<string>()
  for (const { _id, path, title } of rows.toSorted((a, b) => rankOf(a._id) - rankOf(b._id))) {
    const id = publishedId(_id)
    if (!placed.has(id) && !nodes.has(path)) {
      const shown = titles.get(`drafts.${id}`) || title || words(path)
      nodes.set(path, { path, title: shown, id, children: [] })
    }
    placed.add(id)
  }
  // Parents of nodes added on the way exist already.
  for (const path of nodes.keys()) {
    for (let above = parentOf(path); above !== undefined && !nodes.has(above); above = parentOf(above)) {
      nodes.set(above, { path: above, title: words(above), id: undefined, children: [] })
    }
  }
  const roots: TreeNode[] = []
  for (const path of [...nodes.keys()].toSorted()) {
    const node = nodes.get(path)
    const above = parentOf(path)
    const list = above === undefined ? roots : (nodes.get(above)?.children ?? roots)
    if (node) list.push(node)
  }
  return roots
}
