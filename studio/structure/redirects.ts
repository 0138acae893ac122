import { UploadIcon } from '@sanity/icons/Upload'
import type { ListItemBuilder, StructureBuilder } from 'sanity/structure'
import { RedirectList } from '#studio/redirects/redirect-list.tsx'
import { documents, folder } from './lists.ts'
import { i18nOf, titled } from './titled.ts'

const list = titled('redirects.list')

/** Sanity builds the pane of a component without the words that say its title in the language of the Studio. */
const pane = (S: StructureBuilder) => {
  const built = S.component(RedirectList).id('redirects-list').title(list.title).minWidth(480)
  const node = built.serialize()
  return Object.assign(built, {
    serialize: () => ({ ...node, i18n: i18nOf(list) }),
  })
}

/** The redirects, and what makes them of a list of old addresses. */
export const redirects = (S: StructureBuilder): ListItemBuilder =>
  folder(S, { id: 'redirects', ...titled('redirects'), type: 'redirect' }, [
    documents(S, {
      id: 'redirects-all',
      ...titled('redirects.all'),
      type: 'redirect',
      order: [['from', 'asc']],
    }),
    S.listItem().id('redirects-list').title(list.title).i18n(i18nOf(list)).icon(UploadIcon).child(pane(S)),
  ])
