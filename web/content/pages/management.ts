import 'server-only'
import { answerTo } from '#web/content/lake/read.ts'
import { siteSettings } from '#web/documents/site-settings.ts'
import { foreignTarget } from '#web/content/values/links.ts'

/** Redirects to the asset management portal, another site (requirements A8). */
export const managementPath = '/management'

/**
 * The portal's address from the settings; null if unset or unsafe.
 * @throws when the lake fails and there is no last good value
 */
export const managementAddress = async (): Promise<string | null> => {
  const { data } = await answerTo(siteSettings)
  const address = data?.links?.['management']
  const target = typeof address === 'string' ? foreignTarget(address) : null
  return target?.external ? target.href : null
}
