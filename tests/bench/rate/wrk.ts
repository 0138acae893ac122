import { spawn, spawnSync } from 'node:child_process'

/** Ends the bench with a sentence where one of these programs is not installed. */
export const needPrograms = (...names: readonly string[]): void => {
  const missing = names.filter((name) => spawnSync(name, ['-v']).error !== undefined)
  if (missing.length === 0) return
  console.error(`This bench needs ${missing.join(' and ')} (apt-get install ${missing.join(' ')}).`)
  process.exit(1)
}

export interface Rate {
  perSecond: number
  /** As wrk writes them, such as `1.20ms`. */
  median: string
  p99: string
}

/** Answers a second and their latency on sixteen connections. @throws when one was refused */
export const rate = (url: string, seconds: number): Promise<Rate> =>
  new Promise((resolve, reject) => {
    const args = ['-t1', '-c16', `-d${seconds}`, '--latency', '-H', 'accept-encoding: gzip', url]
    const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    wrk.stdout.on('data', (part: Buffer) => {
      text += part.toString()
    })
    wrk.once('close', () => {
      const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]
      const [median, p99] = [/ 50%\s+(\S+)/, / 99%\s+(\S+)/].map((form) => form.exec(text)?.[1])
      if (!perSecond || !median || !p99 || /Non-2xx/.test(text)) reject(new Error(text))
      else resolve({ perSecond: Number(perSecond), median, p99 })
    })
  })
