import 'server-only'
import { siteSettings } from '#web/lib/settings.ts'

/** Whether the broker answers within a second; any answer to a known path counts. */
export const brokerHealth = async (): Promise<{ ok: boolean }> => {
  try {
    const response = await fetch(`${siteSettings().brokerUrl}/healthz`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(1_000),
    })
    return { ok: response.status < 500 }
  } catch {
    return { ok: false }
  }
}
