import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { BarChartIcon } from '@sanity/icons/BarChart'
import { BellIcon } from '@sanity/icons/Bell'
import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { CaseIcon } from '@sanity/icons/Case'
import { CogIcon } from '@sanity/icons/Cog'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DesktopIcon } from '@sanity/icons/Desktop'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { DownloadIcon } from '@sanity/icons/Download'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { OlistIcon } from '@sanity/icons/Olist'
import { TransferIcon } from '@sanity/icons/Transfer'
import { TranslateIcon } from '@sanity/icons/Translate'
import { UsersIcon } from '@sanity/icons/Users'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import { blockIcons } from './block-icons.gen.ts'

/** The icon of each type in lists, menus and the desk; schemas stay free of components. */
export const icons: Readonly<Record<string, ComponentType>> = {
  ...blockIcons,
  page: DocumentTextIcon,
  legalDocument: DocumentPdfIcon,
  menu: MenuIcon,
  menuItem: LinkIcon,
  footerList: OlistIcon,
  footerItem: LinkIcon,
  paymentMethod: CreditCardIcon,
  riskText: WarningOutlineIcon,
  approvalPolicy: CheckmarkCircleIcon,
  riskWarning: WarningOutlineIcon,
  entity: CaseIcon,
  siteSettings: CogIcon,
  link: LinkIcon,
  instrument: BarChartIcon,
  platform: DesktopIcon,
  paymentProvider: CreditCardIcon,
  liquidityProvider: TransferIcon,
  faqEntry: HelpCircleIcon,
  glossaryTerm: BookmarkIcon,
  interfaceText: TranslateIcon,
  banner: BellIcon,
  redirect: ArrowRightIcon,
  contact: EnvelopeIcon,
  downloads: DownloadIcon,
  partnerProgramme: UsersIcon,
}
