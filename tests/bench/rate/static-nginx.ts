import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { freePort } from '#tests/support/free-port.ts'

/** nginx with one worker that sends a page and its packed form from a folder. */
export const startStaticNginx = async (html: string): Promise<{ url: string; stop: () => void }> => {
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
