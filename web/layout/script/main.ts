/**
 * What the platform cannot do by itself yet: one small file for every page, no framework. The page is complete
 * without it. Listeners sit on the window, so they outlive whatever is drawn again.
 */
import { startAnalytics } from './analytics.ts'
import { startConsent } from './consent.ts'
import { startDrawer } from './drawer.ts'
import { startFonts } from './fonts.ts'
import { startFooter } from './footer.ts'
import { startHydration } from '#web/next/page/hydration.ts'
import { startLanguage } from './language.ts'
import { startMenu } from './menu.ts'
import { startNews } from './news.ts'
import { afterFrame, root } from './page.ts'
import { startProgress } from './progress.ts'
import { startReveal } from './reveal.ts'
import { startScroll } from './scroll.ts'
import { readStrip, startStrip } from './strip.ts'
import { startTheme } from './theme.ts'
import { startTooltip } from './tooltip.ts'

startHydration()
startFonts()
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

// What asks for places waits for the page to be drawn, else the page is laid out within this very task; and all of
// it is read before anything is written: what is written first is styled twice.
await afterFrame()
const publishStrip = readStrip()
startScroll()
startReveal()
publishStrip()
startStrip()
root.dataset['script'] = 'ready'
