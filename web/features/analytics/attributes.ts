import { isDevelopment, siteSettings } from '#web/lib/settings.ts'

/** What the page script must know: which transports the operator set, and in development that it shows events. */
export const analyticsAttributes = (): { 'data-analytics'?: string; 'data-analytics-debug'?: string } => {
  const { analytics } = siteSettings()
  return {
    ...(analytics ? { 'data-analytics': analytics } : {}),
    ...(isDevelopment() ? { 'data-analytics-debug': '' } : {}),
  }
}
