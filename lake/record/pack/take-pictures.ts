import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { nodeEnvironment } from '#lake/process/child.ts'
import { Devtools, devtoolsOf } from './devtools.ts'
import type { TakePictures } from './make-pack.ts'
import { sitePath } from './site-path.ts'
import { PackRefusal } from './refusal.ts'
import { typeOf } from './types.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome']
/** Widths of the pictures, in CSS pixels: a desk and a phone. */
const widths = [1_440, 390]
/** A page is drawn in a second or two; a browser that hangs takes no pack with it. */
const patience = 20_000

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A Chromium on this machine: the one that is named, or the first on the PATH; undefined where there is none.
 * @throws {PackRefusal} where the one that is named cannot be run
 */
export const findBrowser = (named: string): string | undefined => {
  if (named !== '') {
    if (isProgram(named)) return named
    throw new PackRefusal(`CHROMIUM=${named} cannot be run. Set it to a Chromium program, or to nothing.`)
  }
  const folders = (nodeEnvironment()['PATH'] ?? '').split(delimiter).filter((one) => one !== '')
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram)
}

const serve = async (files: ReadonlyMap<string, Uint8Array>): Promise<{ server: Server; url: string }> => {
  const server = createServer((request, response) => {
    const path = decodeURI(request.url ?? '/')
    const [file, page] = [sitePath(path, false), sitePath(path, true)]
    const found = files.has(file) ? file : page
    const bytes = files.get(found)
    response.writeHead(bytes === undefined ? 404 : 200, { 'content-type': typeOf(found) }).end(bytes)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string')
    throw new Error('the pages to picture are served nowhere')
  return { server, url: `http://127.0.0.1:${address.port}` }
}

const metrics = z.object({ cssContentSize: z.object({ width: z.number(), height: z.number() }) })

/** One page at one width, whole, with its scripts off: what was live then is not made up now. */
async function pictureOf(browser: Devtools, url: string, width: number): Promise<Buffer> {
  const { targetId } = await browser.ask('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await browser.ask('Target.attachToTarget', { targetId, flatten: true })
  const ask = async (method: string, params: object = {}) => browser.ask(method, params, String(sessionId))
  await ask('Page.enable')
  await ask('Emulation.setScriptExecutionDisabled', { value: true })
  await ask('Emulation.setDeviceMetricsOverride', {
    width,
    height: 900,
    deviceScaleFactor: 1,
    mobile: width < 600,
  })
  const loaded = browser.once('Page.loadEventFired')
  await ask('Page.navigate', { url })
  await loaded
  const { cssContentSize } = metrics.parse(await ask('Page.getLayoutMetrics'))
  const clip = { x: 0, y: 0, width, height: Math.min(16_000, Math.ceil(cssContentSize.height)), scale: 1 }
  const { data } = await ask('Page.captureScreenshot', { format: 'png', clip, captureBeyondViewport: true })
  await browser.ask('Target.closeTarget', { targetId })
  return Buffer.from(String(data), 'base64')
}

const within = async <T>(work: Promise<T>): Promise<T> => {
  const late = new AbortController()
  const timeout = pause(patience, undefined, { signal: late.signal }).then(() => {
    throw new Error(`the browser took longer than ${patience / 1_000} s`)
  })
  timeout.catch(() => {})
  try {
    return await Promise.race([work, timeout])
  } finally {
    late.abort()
  }
}

/** Takes pictures with this browser. */
export const takingPictures =
  (program: string): TakePictures =>
  async (files, address) => {
    const { server, url } = await serve(files)
    const profile = await mkdtemp(join(tmpdir(), 'halyard-pictures-'))
    const child = spawn(
      program,
      [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--hide-scrollbars',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        '--remote-debugging-port=0',
        `--user-data-dir=${profile}`,
      ],
      { stdio: 'ignore' },
    )
    const ended = new Promise<void>((resolve) => {
      child.once('exit', () => resolve())
      child.once('error', () => resolve())
    })
    try {
      return await within(
        (async () => {
          const browser = await Devtools.open(await devtoolsOf(profile, performance.now() + patience))
          const pictures = []
          for (const width of widths) {
            const bytes = await pictureOf(browser, `${url}${address}`, width)
            const words = `The page as it looked, ${width} pixels wide, without what its scripts do`
            pictures.push({ path: `pictures/${width}.png`, words, bytes })
          }
          browser.close()
          return pictures
        })(),
      )
    } finally {
      child.kill('SIGKILL')
      await ended
      server.close()
      server.closeAllConnections()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  }
