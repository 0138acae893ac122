import { isDevelopment, siteSettings } from '#web/lib/settings.ts'

/** Configuration of the page script: the operator's transports and, in development, logging of events. */
export const analyticsAttributes = (): { 'data-analytics'?: string; 'data-analytics-debug'?: string } => {
  const { analytics } = siteSettings()
  return {
    ...(analytics ? { 'data-analytics': analytics } : {}),
    ...(isDevelopment() ? { 'data-analytics-debug': '' } : {}),
  }
}
