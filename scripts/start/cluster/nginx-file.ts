import { join } from 'node:path'

interface NginxPlan {
  /** Folder of `deploy/nginx`. */
  deploy: string
  /** Folder for what nginx writes. */
  folder: string
  port: number
  /** Where the instances say which pages have ended. */
  endedPort: number
  /** Ports of the instances on this machine. */
  sites: readonly number[]
  /** As whom its workers run; absent where nginx is started without the rights to choose. */
  user?: string | undefined
}

/**
 * The configuration of nginx for a trial on this machine: the files of `deploy/nginx` that an operator includes, in a
 * frame without TLS that needs no rights and writes to one folder. Pure.
 */
export const nginxFile = ({ deploy, folder, port, endedPort, sites, user }: NginxPlan): string => {
  const path = (name: string) => JSON.stringify(join(folder, name))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `  ${kind}_temp_path ${path(kind)};`,
  )
  return `daemon off;
${user === undefined ? '' : `user ${user};\n`}worker_processes 1;
pcre_jit on;
pid ${path('nginx.pid')};
error_log stderr warn;
events {
  worker_connections 4096;
}
http {
  access_log off;
${temporary.join('\n')}
  proxy_cache_path ${path('files')} levels=1:2 keys_zone=files:10m max_size=256m inactive=7d use_temp_path=off;
  proxy_cache_path ${path('pages')} levels=1:2 keys_zone=pages:10m max_size=256m inactive=1d use_temp_path=off;
  upstream site {
    least_conn;
${sites.map((site) => `    server 127.0.0.1:${site} max_fails=0;`).join('\n')}
    keepalive 64;
  }
  upstream ended {
    server 127.0.0.1:${endedPort};
    keepalive 16;
  }
  include ${JSON.stringify(join(deploy, 'http.conf'))};
  server {
    listen localhost:${port};
    include ${JSON.stringify(join(deploy, 'site.conf'))};
  }
  server {
    listen 127.0.0.1:${endedPort};
    include ${JSON.stringify(join(deploy, 'ended.conf'))};
  }
}
`
}
