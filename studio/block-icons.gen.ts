/** Written by scripts/generate/blocks.ts from schemas/blocks and web/blocks. */
import { ActivityIcon } from '@sanity/icons/Activity'
import { BarChartIcon } from '@sanity/icons/BarChart'
import { BellIcon } from '@sanity/icons/Bell'
import { BlockElementIcon } from '@sanity/icons/BlockElement'
import { BookIcon } from '@sanity/icons/Book'
import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { CalendarIcon } from '@sanity/icons/Calendar'
import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { ClipboardIcon } from '@sanity/icons/Clipboard'
import { ClockIcon } from '@sanity/icons/Clock'
import { CloseIcon } from '@sanity/icons/Close'
import { CommentIcon } from '@sanity/icons/Comment'
import { ControlsIcon } from '@sanity/icons/Controls'
import { DatabaseIcon } from '@sanity/icons/Database'
import { DesktopIcon } from '@sanity/icons/Desktop'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { HighlightIcon } from '@sanity/icons/Highlight'
import { ImageIcon } from '@sanity/icons/Image'
import { ImagesIcon } from '@sanity/icons/Images'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { LockIcon } from '@sanity/icons/Lock'
import { MobileDeviceIcon } from '@sanity/icons/MobileDevice'
import { NumberIcon } from '@sanity/icons/Number'
import { OlistIcon } from '@sanity/icons/Olist'
import { PinIcon } from '@sanity/icons/Pin'
import { PresentationIcon } from '@sanity/icons/Presentation'
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { TextIcon } from '@sanity/icons/Text'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { ThListIcon } from '@sanity/icons/ThList'
import { TransferIcon } from '@sanity/icons/Transfer'
import { TrendUpwardIcon } from '@sanity/icons/TrendUpward'
import { UsersIcon } from '@sanity/icons/Users'

/** The icon that each block's schema names. */
export const blockIcons = {
  accountSafeguards: LockIcon,
  appDownload: MobileDeviceIcon,
  calculator: ControlsIcon,
  cards: ThLargeIcon,
  contactDetails: EnvelopeIcon,
  dataTable: ThListIcon,
  dayRule: ClockIcon,
  economicCalendar: CalendarIcon,
  faqList: HelpCircleIcon,
  glossaryList: BookmarkIcon,
  hero: BlockElementIcon,
  illustration: ImageIcon,
  instrumentTable: BarChartIcon,
  keyFigures: NumberIcon,
  latestPapers: DocumentsIcon,
  legalList: BookIcon,
  lessons: PresentationIcon,
  limitList: CloseIcon,
  livePrice: TrendUpwardIcon,
  marketBoard: ThListIcon,
  marketHours: ActivityIcon,
  marketRows: TrendUpwardIcon,
  notice: InfoOutlineIcon,
  opening: PinIcon,
  partnerTerms: UsersIcon,
  picture: ImagesIcon,
  platformHero: MobileDeviceIcon,
  platformList: DesktopIcon,
  platformPair: SplitVerticalIcon,
  platformScreen: DesktopIcon,
  providerList: TransferIcon,
  pullFigure: HighlightIcon,
  quotesTable: ActivityIcon,
  richText: TextIcon,
  sideNote: CommentIcon,
  steps: OlistIcon,
  storageTable: DatabaseIcon,
  topInstruments: TrendUpwardIcon,
  tradeToScale: ChartUpwardIcon,
  tradingBanner: BellIcon,
  uses: SplitVerticalIcon,
  workedExample: ClipboardIcon,
}
