import { UAParser } from 'ua-parser-js'

/** A browser in a few words, such as `Firefox on Windows`; never the header itself, which anybody can fill. */
export const describeBrowser = (userAgent: string | undefined): string => {
  if (userAgent === undefined || userAgent === '') return 'unknown program'
  const { browser, os } = UAParser(userAgent.slice(0, 500))
  if (browser.name === undefined) return 'unknown program'
  return os.name === undefined ? browser.name : `${browser.name} on ${os.name}`
}
