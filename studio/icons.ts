import { ActivityIcon } from '@sanity/icons/Activity'
import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { BarChartIcon } from '@sanity/icons/BarChart'
import { BellIcon } from '@sanity/icons/Bell'
import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { BookIcon } from '@sanity/icons/Book'
import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { CaseIcon } from '@sanity/icons/Case'
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { CogIcon } from '@sanity/icons/Cog'
import { ControlsIcon } from '@sanity/icons/Controls'
import { CreditCardIcon } from '@sanity/icons/CreditCard'
import { DatabaseIcon } from '@sanity/icons/Database'
import { DesktopIcon } from '@sanity/icons/Desktop'
import { DocumentPdfIcon } from '@sanity/icons/DocumentPdf'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { DownloadIcon } from '@sanity/icons/Download'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImageIcon } from '@sanity/icons/Image'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { NumberIcon } from '@sanity/icons/Number'
import { OlistIcon } from '@sanity/icons/Olist'
import { PinIcon } from '@sanity/icons/Pin'
import { TextIcon } from '@sanity/icons/Text'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { ThListIcon } from '@sanity/icons/ThList'
import { TransferIcon } from '@sanity/icons/Transfer'
import { TranslateIcon } from '@sanity/icons/Translate'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { UsersIcon } from '@sanity/icons/Users'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import type { ComponentType } from 'react'
import { liveBlocks } from '#schemas/blocks/live-blocks.ts'

/** The sign of each type in lists, menus and the desk; schemas stay free of components. */
export const icons: Readonly<Record<string, ComponentType>> = {
  page: DocumentTextIcon,
  legalDocument: DocumentPdfIcon,
  menu: MenuIcon,
  menuItem: LinkIcon,
  footerList: OlistIcon,
  footerItem: LinkIcon,
  paymentMethod: CreditCardIcon,
  riskText: WarningOutlineIcon,
  riskWarning: WarningOutlineIcon,
  entity: CaseIcon,
  siteSettings: CogIcon,
  hero: BlockElementIcon,
  richText: TextIcon,
  topInstruments: TrendUpwardIcon,
  legalList: BookIcon,
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
  opening: PinIcon,
  notice: InfoOutlineIcon,
  keyFigures: NumberIcon,
  workedExample: ClipboardIcon,
  steps: OlistIcon,
  dataTable: ThListIcon,
  cards: ThLargeIcon,
  faqList: HelpCircleIcon,
  instrumentTable: BarChartIcon,
  quotesTable: ActivityIcon,
  economicCalendar: CalendarIcon,
  calculator: ControlsIcon,
  tradingBanner: BellIcon,
  providerList: TransferIcon,
  contactDetails: EnvelopeIcon,
  platformList: DesktopIcon,
  appDownload: MobileDeviceIcon,
  glossaryList: BookmarkIcon,
  partnerTerms: UsersIcon,
  storageTable: DatabaseIcon,
  illustration: ImageIcon,
}

/** The sign of a type; a live block without one of its own has that of live things. */
export const iconOf = (name: string): ComponentType | undefined =>
  icons[name] ?? (liveBlocks.some((block) => block.name === name) ? ActivityIcon : undefined)
