import type { Version } from '#lake/record/served/find.ts'

/** Whose versions a list is of. */
interface Of {
  /** Of the lake and of the site, without a slash at the end. */
  url: string
  siteUrl: string
  dataset: string
  address: string
}

const gateOf = ({ url, dataset, address }: Of): string =>
  `${url}/record/${dataset}/served?address=${encodeURIComponent(address)}`
const mapOf = ({ url, dataset, address }: Of): string =>
  `${url}/record/${dataset}/served/timemap?address=${encodeURIComponent(address)}`
const mementoOf = (of: Of, from: string): string => `${gateOf(of)}&at=${encodeURIComponent(from)}`

const relation = (at: number, count: number): string =>
  [...(at === 0 ? ['first'] : []), ...(at === count - 1 ? ['last'] : []), 'memento'].join(' ')

/** The list as `application/link-format` (RFC 7089, 5). */
export const timemapLinks = (of: Of, versions: readonly Version[]): string =>
  [
    `<${of.siteUrl}${of.address}>; rel="original"`,
    `<${mapOf(of)}>; rel="self"; type="application/link-format"`,
    `<${gateOf(of)}>; rel="timegate"`,
    ...versions.map(
      ({ from }, at) =>
        `<${mementoOf(of, from)}>; rel="${relation(at, versions.length)}"; datetime="${new Date(from).toUTCString()}"`,
    ),
  ].join(',\n')

/** The list with what the links cannot say. */
export const timemapJson = (of: Of, versions: readonly Version[]): string =>
  JSON.stringify({
    original: `${of.siteUrl}${of.address}`,
    timegate: gateOf(of),
    versions: versions.map(({ page, from, until }) => ({
      uri: mementoOf(of, from),
      from,
      until: until ?? null,
      language: page.language,
      status: page.status,
      sha256: page.sha256,
      recordSequence: page.seq,
      contentSequence: page.sequence,
      build: page.build,
      instance: page.instance,
    })),
  })
