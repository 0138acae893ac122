import { pdfFault } from './pdf-safety.ts'
import { readPaper } from './read-paper.ts'

/** Judges the papers it is sent, one after the other, until the lake ends it: what a crafted file unpacks to goes with it. */
process.on('message', (bytes: Uint8Array) => void judge(bytes))
process.on('disconnect', () => process.exit(0))
// Ctrl+C reaches every process of a terminal; the lake ends its processes in order.
process.on('SIGINT', () => {})
process.send?.('ready')

async function judge(bytes: Uint8Array): Promise<void> {
  const refusal = pdfFault(bytes)
  const judgement = refusal === undefined ? { paper: await readPaper(bytes) } : { refusal }
  process.send?.({ judgement, rss: process.memoryUsage.rss() })
}
