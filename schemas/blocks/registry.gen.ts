/** Written by scripts/generate/blocks.ts from schemas/blocks and web/blocks. */
import { menu as accountSafeguardsMenu, accountSafeguards } from './account-safeguards.ts'
import { menu as appDownloadMenu, appDownload } from './app-download.ts'
import { menu as calculatorMenu, calculator } from './calculator.ts'
import { menu as cardsMenu, cards } from './cards.ts'
import { menu as contactDetailsMenu, contactDetails } from './contact-details.ts'
import { menu as dataTableMenu, dataTable } from './data-table.ts'
import { menu as dayRuleMenu, dayRule } from './day-rule.ts'
import { menu as economicCalendarMenu, economicCalendar } from './economic-calendar.ts'
import { menu as faqListMenu, faqList } from './faq-list.ts'
import { menu as glossaryListMenu, glossaryList } from './glossary-list.ts'
import { menu as heroMenu, hero } from './hero.ts'
import { menu as illustrationMenu, illustration } from './illustration.ts'
import { menu as instrumentTableMenu, instrumentTable } from './instrument-table.ts'
import { menu as keyFiguresMenu, keyFigures } from './key-figures.ts'
import { menu as latestPapersMenu, latestPapers } from './latest-papers.ts'
import { menu as legalListMenu, legalList } from './legal-list.ts'
import { menu as lessonsMenu, lessons } from './lessons.ts'
import { menu as limitListMenu, limitList } from './limit-list.ts'
import { menu as livePriceMenu, livePrice } from './live-price.ts'
import { menu as marketBoardMenu, marketBoard } from './market-board.ts'
import { menu as marketHoursMenu, marketHours } from './market-hours.ts'
import { menu as marketRowsMenu, marketRows } from './market-rows.ts'
import { menu as noticeMenu, notice } from './notice.ts'
import { menu as openingMenu, opening } from './opening.ts'
import { menu as partnerTermsMenu, partnerTerms } from './partner-terms.ts'
import { menu as pictureMenu, picture } from './picture.ts'
import { menu as platformHeroMenu, platformHero } from './platform-hero.ts'
import { menu as platformListMenu, platformList } from './platform-list.ts'
import { menu as platformPairMenu, platformPair } from './platform-pair.ts'
import { menu as platformScreenMenu, platformScreen } from './platform-screen.ts'
import { menu as providerListMenu, providerList } from './provider-list.ts'
import { menu as pullFigureMenu, pullFigure } from './pull-figure.ts'
import { menu as quotesTableMenu, quotesTable } from './quotes-table.ts'
import { menu as richTextMenu, richText } from './rich-text.ts'
import { menu as sideNoteMenu, sideNote } from './side-note.ts'
import { menu as stepsMenu, steps } from './steps.ts'
import { menu as storageTableMenu, storageTable } from './storage-table.ts'
import { menu as topInstrumentsMenu, topInstruments } from './top-instruments.ts'
import { menu as tradeToScaleMenu, tradeToScale } from './trade-to-scale.ts'
import { menu as tradingBannerMenu, tradingBanner } from './trading-banner.ts'
import { menu as usesMenu, uses } from './uses.ts'
import { menu as workedExampleMenu, workedExample } from './worked-example.ts'

/** Every block with its place in the Studio's menu, by name. */
export const blockSchemas = [
  { type: accountSafeguards, menu: accountSafeguardsMenu },
  { type: appDownload, menu: appDownloadMenu },
  { type: calculator, menu: calculatorMenu },
  { type: cards, menu: cardsMenu },
  { type: contactDetails, menu: contactDetailsMenu },
  { type: dataTable, menu: dataTableMenu },
  { type: dayRule, menu: dayRuleMenu },
  { type: economicCalendar, menu: economicCalendarMenu },
  { type: faqList, menu: faqListMenu },
  { type: glossaryList, menu: glossaryListMenu },
  { type: hero, menu: heroMenu },
  { type: illustration, menu: illustrationMenu },
  { type: instrumentTable, menu: instrumentTableMenu },
  { type: keyFigures, menu: keyFiguresMenu },
  { type: latestPapers, menu: latestPapersMenu },
  { type: legalList, menu: legalListMenu },
  { type: lessons, menu: lessonsMenu },
  { type: limitList, menu: limitListMenu },
  { type: livePrice, menu: livePriceMenu },
  { type: marketBoard, menu: marketBoardMenu },
  { type: marketHours, menu: marketHoursMenu },
  { type: marketRows, menu: marketRowsMenu },
  { type: notice, menu: noticeMenu },
  { type: opening, menu: openingMenu },
  { type: partnerTerms, menu: partnerTermsMenu },
  { type: picture, menu: pictureMenu },
  { type: platformHero, menu: platformHeroMenu },
  { type: platformList, menu: platformListMenu },
  { type: platformPair, menu: platformPairMenu },
  { type: platformScreen, menu: platformScreenMenu },
  { type: providerList, menu: providerListMenu },
  { type: pullFigure, menu: pullFigureMenu },
  { type: quotesTable, menu: quotesTableMenu },
  { type: richText, menu: richTextMenu },
  { type: sideNote, menu: sideNoteMenu },
  { type: steps, menu: stepsMenu },
  { type: storageTable, menu: storageTableMenu },
  { type: topInstruments, menu: topInstrumentsMenu },
  { type: tradeToScale, menu: tradeToScaleMenu },
  { type: tradingBanner, menu: tradingBannerMenu },
  { type: uses, menu: usesMenu },
  { type: workedExample, menu: workedExampleMenu },
]
