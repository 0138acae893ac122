import { parentPort } from 'node:worker_threads'
import { pdfFault } from './pdf-safety.ts'
import { readPaper } from './read-paper.ts'

/** Judges papers one after the other, off the thread that answers requests. */
parentPort?.on('message', (bytes: Uint8Array) => void judge(bytes))

async function judge(bytes: Uint8Array): Promise<void> {
  const refusal = pdfFault(bytes)
  const judgement = refusal === undefined ? { paper: await readPaper(bytes) } : { refusal }
  parentPort?.postMessage(judgement, [])
}
