import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { freePort } from '#tests/support/free-port.ts'
import { startTestSite } from '#tests/support/site/site.ts'

/**
 * `npm run bench front [seconds]`: how often the first level sends a stored page, beside one worker of nginx that
 * sends the same bytes as a file, in turns, after every address of the list was asked for. Goal (record 51): at
 * least 0.3 of nginx. Needs `nginx` and `wrk`.
 */
const seconds = Number(process.argv[2] ?? 4)
const rounds = 3
const goal = 0.3
const pages = ['/', '/trading', '/fees', '/de', '/de/fees', '/pl', '/about', '/platforms/mctrader']
const page = '/trading'

const missing = ['nginx', 'wrk'].filter((name) => spawnSync(name, ['-v']).error !== undefined)
if (missing.length > 0) {
  console.error(`This bench needs ${missing.join(' and ')} (apt-get install ${missing.join(' ')}).`)
  process.exit(1)
}

/** nginx with one worker that sends a page and its packed form from a folder. */
const startNginx = async (html: string): Promise<{ url: string; stop: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'html'))
  writeFileSync(join(folder, 'html', 'page.html'), html)
  writeFileSync(join(folder, 'html', 'page.html.gz'), gzipSync(html, { level: 9 }))
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; keepalive_requests 1000000; types { text/html html; }
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server { listen 127.0.0.1:${port}; root ${folder}/html; gzip_static on; }
}
`,
  )
  // Its worker runs as another user where the bench runs as root.
  spawnSync('chmod', ['-R', 'a+rX', folder])
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}/page.html`
  while (!(await fetch(url).catch(() => null))?.ok) await sleep(50)
  return {
    url,
    stop: () => {
      nginx.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Answers a second on sixteen connections. @throws when one was refused */
const rate = (url: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const args = ['-t1', '-c16', `-d${seconds}`, '-H', 'accept-encoding: gzip', url]
    const wrk = spawn('wrk', args, { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    wrk.stdout.on('data', (part: Buffer) => {
      text += part.toString()
    })
    wrk.once('close', () => {
      const found = /Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]
      if (found === undefined || /Non-2xx/.test(text)) reject(new Error(text))
      else resolve(Number(found))
    })
  })

const site = await startTestSite({ env: { FIRST_LEVEL: 'on' } })
const html = await site.text(page)
const nginx = await startNginx(html)
const ratios: number[] = []
try {
  for (const path of [...pages, ...pages]) await fetch(`${site.url}${path}`)
  await sleep(500)
  for (let round = 0; round < rounds; round += 1) {
    const file = await rate(nginx.url)
    const ours = await rate(`${site.url}${page}`)
    ratios.push(ours / file)
    console.log(`nginx ${Math.round(file)}/s, first level ${Math.round(ours)}/s: ${(ours / file).toFixed(2)}`)
  }
} finally {
  nginx.stop()
  await site.stop()
}
const [, median = 0] = ratios.toSorted((a, b) => a - b)
console.log(`median ${median.toFixed(2)}: ${median >= goal ? 'goal met' : 'goal missed'}`)
process.exitCode = median >= goal ? 0 : 1
