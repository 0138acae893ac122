import { mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { isLocale, localeIds, localePath } from '#locales/table.ts'
import { findChromium } from '#scripts/test/chromium.mjs'
import { startTestSandbox } from '#tests/support/broker/sandbox.ts'
import { startTestSite } from '#tests/support/site/site.ts'
import { readSitemap } from '#tests/support/site/sitemap.ts'
import { drawSheets, type Shot } from './look/sheet.ts'
import { isTheme, isWidth, type Look, photograph, themes, widths } from './look/photograph.ts'

/**
 * `npm run bench look [390|768|1440] [light|dark] [en|de|pl] [/path …]`: photographs every page, or those named, and lays the
 * pictures side by side on contact sheets, one per width, theme and language, into `.test/look`. Nothing is
 * compared: the sheets are for eyes.
 */
const args = process.argv.slice(2)
const named = <Item>(all: readonly Item[], chosen: Item[]): readonly Item[] =>
  chosen.length > 0 ? chosen : all
const looks: Look[] = named(widths, args.map(Number).filter(isWidth)).flatMap((width) =>
  named(themes, args.filter(isTheme)).flatMap((theme) =>
    named(localeIds, args.filter(isLocale)).map((locale) => ({ width, theme, locale })),
  ),
)
const wanted = args.filter((arg) => arg.startsWith('/'))
/** Not in the sitemap, and to be looked at nevertheless. */
const unlisted = ['/forgot-password', '/search?q=margin', '/there/is/no/such/page']

const folder = fileURLToPath(new URL('../../.test/look/', import.meta.url))
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const sandbox = await startTestSandbox()
const site = await startTestSite({ brokerUrl: sandbox.url })
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] })
try {
  const listed = [...(await readSitemap(site)).matchAll(/<loc>(.*?)<\/loc>/g)]
    .map(([, loc = '']) => new URL(loc).pathname)
    .filter((path) => !path.endsWith('.pdf') && !/^\/(?:de|pl)(?:\/|$)/.test(path))
  const paths = wanted.length > 0 ? wanted : [...listed, ...unlisted]
  for (const look of looks) {
    const shots: Shot[] = await photograph(
      browser,
      site.url,
      look,
      paths.map((path) => localePath(look.locale, path)),
      folder,
    )
    for (const sheet of await drawSheets(
      shots,
      look.width,
      `${folder}${look.locale}-${look.width}-${look.theme}`,
    ))
      console.log(sheet)
  }
} finally {
  await browser.close()
  await site.stop()
  await sandbox.stop()
}
