import { pdfFault } from './pdf-safety.ts'
import { readPaper } from './read-paper.ts'

/** Judges the one paper it is sent, and ends: what a crafted file unpacks to goes with it. */
process.once('message', (bytes: Uint8Array) => void judge(bytes))
process.once('disconnect', () => process.exit(0))

async function judge(bytes: Uint8Array): Promise<void> {
  const refusal = pdfFault(bytes)
  const judgement = refusal === undefined ? { paper: await readPaper(bytes) } : { refusal }
  process.send?.(judgement, () => process.exit(0))
}
