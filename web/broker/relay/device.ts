import 'server-only'
import { UAParser } from 'ua-parser-js'
import type { Locale } from '#locales/table.ts'
import { channelCode } from '#web/lib/channel.ts'
import { readCookies } from './cookies.ts'

/** Defaults of requirements D10. */
const defaults = { version: '0.0.1', channel: '0' } as const

const idForm = /^[\w-]{8,64}$/
const versionForm = /^[\w.-]{1,20}$/

const first = (form: RegExp, ...candidates: (string | null | undefined)[]): string | undefined =>
  candidates.find((value): value is string => typeof value === 'string' && form.test(value))

/** Printable ASCII only, limited in length, as headers require. */
const plain = (text: string): string => text.replace(/[^\x20-\x7e]/g, '').slice(0, 60)

/**
 * The device headers of requirements G1 for a visitor's call. Version, platform, browser and system are derived from
 * the request; the page sends device id and channel until a cookie may hold them (E11).
 */
export function deviceHeaders(headers: Headers, locale: Locale): Record<string, string> {
  const cookies = readCookies(headers.get('cookie'))
  const agent = headers.get('user-agent') ?? ''
  const { browser, os, device } = new UAParser(agent.slice(0, 500)).getResult()
  const isPhone = device.type === 'mobile' || os.name === 'Android' || os.name === 'iOS'
  return {
    Language: locale,
    IMEI: first(idForm, cookies['IMEI'], headers.get('imei')) ?? crypto.randomUUID(),
    Version: first(versionForm, cookies['Version']) ?? defaults.version,
    // The channel of the page's address wins over one remembered from an earlier visit (requirements A3).
    Channel: channelCode(headers.get('channel')) ?? channelCode(cookies['Channel']) ?? defaults.channel,
    Platform: isPhone ? '2' : '1',
    Device: plain([browser.name, browser.version].filter(Boolean).join(' ')) || 'unknown',
    System: plain(os.name ?? '') || 'unknown',
  }
}
