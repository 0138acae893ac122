import { parentPort } from 'node:worker_threads'
import { readPaper } from './read-paper.ts'

/** Reads papers one after the other, off the thread that answers requests. */
parentPort?.on('message', (bytes: Uint8Array) => {
  void readPaper(bytes).then((paper) => parentPort?.postMessage(paper, []))
})
