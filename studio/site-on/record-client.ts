import { useMemo } from 'react'
import { useClient } from 'sanity'
import { z } from 'zod'
import { dataset } from '#studio/connection.ts'
import { projectId } from '#studio/project-id.ts'
import { apiVersion } from '#studio/structure/lists.ts'

const versionSchema = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  sha256: z.string(),
})
const timemapSchema = z.object({ versions: z.array(versionSchema) })

/** An interval in which an address answered with the same bytes; without an end while it still does. */
export type Version = z.infer<typeof versionSchema>

const headSchema = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
  sha256: z.string(),
  entry: z.string(),
  /** Position of the dataset's log its content was read at; null where the site could not say. */
  position: z.string().nullable(),
  status: z.string(),
  /** The build that drew it, whose files it needs. */
  build: z.string(),
})

/** A page as visitors got it. */
export interface ServedPage extends z.infer<typeof headSchema> {
  bytes: Uint8Array<ArrayBuffer>
  text: string
}

/** Where the site has the pictures of editors. */
const media = '/media/'

const refusalSchema = z.object({ message: z.string() })

/** What the record has of an address; each method throws an error with the lake's sentence. */
export interface SiteRecord {
  versions: (address: string) => Promise<Version[]>
  /** At an instant (ISO 8601), or as it is now. */
  page: (address: string, at?: string) => Promise<ServedPage>
  /** A file of a build, under the address by which its pages name it; undefined where the build has none. */
  file: (build: string, address: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** The evidence pack of an address at an instant. */
  pack: (address: string, at: string) => Promise<Blob>
}

async function asked(response: Response): Promise<Response> {
  if (response.ok) return response
  const refusal = refusalSchema.safeParse(await response.json().catch(() => undefined))
  throw new Error(refusal.success ? refusal.data.message : `HTTP ${response.status}`)
}

const pageIn = async (response: Response): Promise<ServedPage> => {
  const { headers } = response
  const head = headSchema.parse({
    from: headers.get('x-served-from'),
    until: headers.get('x-served-until'),
    sha256: headers.get('x-content-sha256'),
    entry: headers.get('x-record-sequence'),
    position: headers.get('x-content-sequence'),
    status: headers.get('x-served-status'),
    build: headers.get('x-served-build'),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { ...head, bytes, text: new TextDecoder().decode(bytes) }
}

/** Reads pages as served from the lake that this Studio is of. */
export function useRecord(): SiteRecord {
  const client = useClient({ apiVersion })
  return useMemo(() => {
    const { token } = client.config()
    const send = (path: string, values: Record<string, string>, accept: string) =>
      fetch(`/record/${encodeURIComponent(dataset)}/${path}?${new URLSearchParams(values)}`, {
        headers: { accept, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      })
    const ask = async (path: string, values: Record<string, string>, accept: string) =>
      asked(await send(path, values, accept))
    return {
      versions: async (address) => {
        const response = await ask('served/timemap', { address }, 'application/json')
        return timemapSchema.parse(await response.json()).versions
      },
      page: async (address, at) =>
        pageIn(await ask('served', { address, ...(at !== undefined && { at }) }, '*/*')),
      file: async (build, address) => {
        // Pictures of editors are kept by the lake for ever, under the hash that their address has.
        const response = address.startsWith(media)
          ? await fetch(`/images/${projectId}/${dataset}/${address.slice(media.length)}?w=1600&fit=max`)
          : await send('served/file', { build, address }, '*/*')
        return response.status === 404
          ? undefined
          : new Uint8Array(await (await asked(response)).arrayBuffer())
      },
      pack: async (address, at) => (await ask('evidence', { address, at }, '*/*')).blob(),
    }
  }, [client])
}
