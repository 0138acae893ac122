import 'server-only'
import { answerTo } from '#web/content/lake/read.ts'
import { siteSettings } from '#web/documents/site-settings.ts'
import { foreignTarget } from '#web/content/values/links.ts'

/** Leads to the portal of the asset management, which is another site (requirements A8). */
export const managementPath = '/management'

/**
 * The address in the settings, or null when none is set that a visitor may be sent to.
 * @throws when the lake fails and never answered before
 */
export const managementAddress = async (): Promise<string | null> => {
  const { data } = await answerTo(siteSettings)
  const address = data?.links?.['management']
  const target = typeof address === 'string' ? foreignTarget(address) : null
  return target?.external ? target.href : null
}
