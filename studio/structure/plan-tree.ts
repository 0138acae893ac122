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

/**
 * The pages of a language as the tree of their paths, home first; a path without a page is a node without an
 * id. A draft's title wins; where several documents have one path, as a page and its duplicate do, the
 * published one is in the tree.
 */
export function planTree(rows: readonly PageRow[]): TreeNode[] {
  const nodes = new Map<string, TreeNode>()
  const drafts = rows.filter(({ _id }) => _id.startsWith('drafts.'))
  for (const { _id, path, title } of [...rows.filter((row) => !drafts.includes(row)), ...drafts]) {
    const id = publishedId(_id)
    if ((nodes.get(path)?.id ?? id) === id) {
      nodes.set(path, { path, title: title || words(path), id, children: [] })
    }
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
