import 'server-only'
import { fileBytes } from './assets.ts'
import { legalVersionsRead } from '#web/documents/legal-versions.ts'
import { answerTo } from '#web/content/lake/read.ts'
import { legalDocument } from '#web/documents/legal-document.ts'

let isKeeping = false

/**
 * Fetches every legal file ever published that is not on disk yet, one at a time, so that papers are served while the
 * lake is down even if nobody has requested them.
 */
export const keepLegalFiles = async (): Promise<void> => {
  if (isKeeping) return
  isKeeping = true
  try {
    const { data: papers } = await answerTo(legalDocument)
    for (const paper of papers) {
      const { data: versions } = await answerTo(legalVersionsRead(paper._id))
      const current = (paper.file ?? []).flatMap(({ asset }) => asset?._id ?? [])
      const published = Object.values(versions).flatMap((all) => all.map(({ asset }) => asset))
      for (const assetId of new Set([...current, ...published])) await fileBytes(assetId)
    }
  } catch (error) {
    console.error('not all legal files could be fetched ahead; they are fetched when asked for:', error)
  } finally {
    isKeeping = false
  }
}
