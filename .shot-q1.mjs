import { chromium } from '@playwright/test'
const [,, path, out, width='1440', theme='light', full='1', wait='7000'] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
const context = await browser.newContext({ viewport: { width: +width, height: 900 }, colorScheme: theme, locale: 'en-GB', timezoneId: 'Europe/Warsaw' })
await context.addCookies([{ name: 'hl', value: path.startsWith('/de') ? 'de' : path.startsWith('/pl') ? 'pl' : 'en', url: 'http://localhost:3130' }, { name: 'isAccept', value: '1', url: 'http://localhost:3130' }])
const page = await context.newPage()
page.on('pageerror', e => console.log('ERR', e.message)); page.on('console', m => m.type()==='error' && console.log('CON', m.text().slice(0,3000)))
if (process.env.CLOCK) await page.clock.install({ time: new Date(process.env.CLOCK) })
await page.goto('http://localhost:3130' + path)
await page.waitForTimeout(+wait)
if (process.env.SCROLL) { await page.evaluate((y) => scrollTo(0, y), +process.env.SCROLL); await page.waitForTimeout(300) }
await page.screenshot({ path: out, fullPage: full === '1' })
await browser.close()
