import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { BookIcon } from '@sanity/icons/Book'
import { CaseIcon } from '@sanity/icons/Case'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { TextIcon } from '@sanity/icons/Text'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'

/** The sign of each type in lists, menus and the desk; schemas stay free of components. */
export const icons: Readonly<Record<string, ComponentType>> = {
  page: DocumentTextIcon,
  legalDocument: DocumentPdfIcon,
  menu: MenuIcon,
  riskWarning: WarningOutlineIcon,
  entity: CaseIcon,
  siteSettings: CogIcon,
  hero: BlockElementIcon,
  richText: TextIcon,
  topInstruments: TrendUpwardIcon,
  legalList: BookIcon,
  link: LinkIcon,
}
