import { BoundedMap } from '#common/bounded-map.ts'
import type { LeftOut } from '#web/lib/parse-sound.ts'
import { siteProcess } from '#web/lib/site-process.ts'

/** What was left out of the answers that pages are made of now, by the name of the read or the page. */
declare module '#web/lib/site-process.ts' {
  interface SiteProcess {
    leftOut?: BoundedMap<string, readonly LeftOut[]> | undefined
  }
}

/** A fault of content is in few places; more names than these tell nobody more. */
const maxPlaces = 500
const byPlace = (siteProcess.leftOut ??= new BoundedMap(maxPlaces))

const said = ({ document, path, problem }: LeftOut): string =>
  `${document === null ? '' : `${document}: `}${path}: ${problem}`

/** Notes what an answer was read without, and logs it when that has changed; an empty list clears the place. */
export const noteLeftOut = (where: string, parts: readonly LeftOut[]): void => {
  const before = byPlace.get(where) ?? []
  if (parts.length === 0) byPlace.delete(where)
  else byPlace.set(where, parts)
  const news = parts.map(said).filter((line) => !before.some((part) => said(part) === line))
  for (const line of news) console.error(`left out of ${where}: ${line}`)
}

/** Everything that is left out of pages at present. */
export const leftOut = (): ({ where: string } & LeftOut)[] =>
  [...byPlace].flatMap(([where, parts]) => parts.map((part) => ({ where, ...part })))
