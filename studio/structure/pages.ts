import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { FolderIcon } from '@sanity/icons/Folder'
import type { ListItemBuilder, StructureBuilder, StructureResolverContext } from 'sanity/structure'
import { type Locale, localeIds, locales } from '#locales/table.ts'
import { icons } from '#studio/icons.ts'
import { pageTemplateId } from '#studio/templates.ts'
import { apiVersion, documents, folder } from './lists.ts'
import { type PageRow, planTree, type TreeNode } from './plan-tree.ts'
import { i18nOf, titled } from './titled.ts'

const rowsQuery = '*[_type == "page" && language == $language && defined(path)]{_id, path, title}'

/** The id of a folder in the desk's address, unique in its list. */
const folderId = (path: string): string =>
  `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-below`

/**
 * A page in the tree. Its id in the address is that of its document: the Studio opens a search result or a
 * referrer by appending the document's id to the address of its list.
 */
const pageItem = (S: StructureBuilder, { path, title, id }: TreeNode & { id: string }): ListItemBuilder =>
  S.listItem()
    .id(id)
    .title(`${title} · ${path}`)
    .icon(icons['page'] ?? FolderIcon)
    .child(S.document().schemaType('page').documentId(id))

function nodeItem(S: StructureBuilder, node: TreeNode): ListItemBuilder {
  const { path, title, id, children } = node
  const page = id === undefined ? undefined : pageItem(S, { ...node, id })
  if (page !== undefined && children.length === 0) return page
  const own = page === undefined ? [] : [page, S.divider()]
  return S.listItem()
    .id(folderId(path))
    .title(`${title} · ${path}`)
    .icon(FolderIcon)
    .child(
      S.list()
        .id(folderId(path))
        .title(title)
        .items([...own, ...children.map((child) => nodeItem(S, child))]),
    )
}

const treeTitle = titled('pages.tree')

/** The tree as of when the list is opened; the list of all pages beside it stays up to date. */
const tree = (
  S: StructureBuilder,
  { getClient }: StructureResolverContext,
  language: Locale,
): ListItemBuilder =>
  S.listItem()
    .id('tree')
    .title(treeTitle.title)
    .i18n(i18nOf(treeTitle))
    .icon(FolderIcon)
    .child(async () => {
      const client = getClient({ apiVersion }).withConfig({ perspective: 'raw' })
      const rows = await client.fetch<PageRow[]>(rowsQuery, { language })
      return S.list()
        .id('tree')
        .title(treeTitle.title)
        .i18n(i18nOf(treeTitle))
        .items(planTree(rows).map((node) => nodeItem(S, node)))
    })

/** The pages of each language, as the tree of the site and as one list. */
export const pages = (S: StructureBuilder, context: StructureResolverContext): ListItemBuilder =>
  folder(
    S,
    { id: 'pages', ...titled('pages'), type: 'page' },
    localeIds.map((language) =>
      folder(S, { id: language, title: locales[language].name, type: 'language' }, [
        tree(S, context, language),
        documents(S, {
          id: 'all',
          ...titled('pages.all'),
          type: 'page',
          filter: 'language == $language',
          params: { language },
          order: [['path', 'asc']],
          template: pageTemplateId(language),
        }),
      ]).icon(EarthGlobeIcon),
    ),
  )
