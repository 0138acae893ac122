/**
 * One small script for every page, without a framework, for what the platform cannot do yet. The page is complete
 * without it. Listeners are on the window, so they survive re-renders.
 */
import { startAnalytics } from './analytics.ts'
import { startConsent } from './consent.ts'
import { startDesk } from './parts/desk.ts'
import { startDrawer } from './menu/drawer.ts'
import { startFarParts } from './far-parts.ts'
import { startFonts } from './fonts.ts'
import { startFooter } from './footer.ts'
import { startHydration } from '#web/serving/next/page/hydration.ts'
import { startLanguage } from './language.ts'
import { startMenu } from './menu/menu.ts'
import { startMailForms } from './parts/mail-form.ts'
import { startMovedNodes } from './moved-nodes.ts'
import { readMenuRoom, startMenuRoom } from './menu/menu-room.ts'
import { startMissing } from './missing.ts'
import { startNews } from './news.ts'
import { startNowMarks } from './now-marks.ts'
import { afterFrame, root } from './page.ts'
import { startLists } from './prices/follow-prices.ts'
import { startPaper } from './parts/paper.ts'
import { startProgress } from './progress.ts'
import { startReveal } from './reveal.ts'
import { startScroll } from './scroll.ts'
import { readStrip, startStrip } from './strip.ts'
import { readTabs } from './tabs.ts'
import { startTheme } from './theme.ts'
import { startTooltip } from './tooltip.ts'

startMovedNodes()
startHydration()
void startFonts().then(startFarParts)
startMenu()
startDrawer()
startFooter()
startLanguage()
startTheme()
startTooltip()
startConsent()
startProgress()
startAnalytics()
startNews()
startNowMarks()
startMissing()
startPaper()
startDesk()
startMailForms()
void startLists()

// Layout is read after the page is drawn, to avoid forced layout in this task, and all of it before anything is
// written, to avoid styling twice.
await afterFrame()
const publishStrip = readStrip()
const publishRoom = readMenuRoom()
const scrollTabs = readTabs()
// Its listener reads while a scroll goes on, and the others write: it is the first to hear.
startStrip()
startScroll()
startReveal()
publishStrip()
publishRoom()
scrollTabs()
startMenuRoom()
root.dataset['script'] = 'ready'
