/** A file of a paper that readers got. */
export interface LegalVersion {
  /** Id of the file. */
  asset: string
  /** What it was called when it was last published, and from when it was in force (ISO date). */
  label: string | null
  from: string | null
  /** When it was what readers got, ISO 8601, oldest first; without an end while it still is. */
  shown: readonly { from: string; until: string | null }[]
}

/** The files of a published revision by language. */
export type RevisionFiles = Readonly<Record<string, Omit<LegalVersion, 'shown'>>>

/** The versions of a paper by language. */
export type Versions = Record<string, LegalVersion[]>

/** Distinct files in order of first publication, each as it was called last, with the times in which readers got it. */
export const versionsIn = (history: readonly { at: string; files: RevisionFiles }[]): Versions => {
  const versions: Versions = {}
  for (const { at, files } of history) {
    for (const language of new Set([...Object.keys(versions), ...Object.keys(files)])) {
      const known = (versions[language] ??= [])
      const file = files[language]
      for (const [place, one] of known.entries()) {
        const { asset, shown } = one
        const last = shown.at(-1)
        if (last && last.until === null && asset !== file?.asset)
          known[place] = { ...one, shown: [...shown.slice(0, -1), { ...last, until: at }] }
      }
      if (!file) continue
      const place = known.findIndex(({ asset }) => asset === file.asset)
      const shown = known[place]?.shown ?? []
      const isShown = shown.at(-1)?.until === null
      const version = { ...file, shown: isShown ? shown : [...shown, { from: at, until: null }] }
      if (place < 0) known.push(version)
      else known[place] = version
    }
  }
  return versions
}

/**
 * The place of the version that readers got at an instant (ms since 1970); before the first the first, as RFC 7089 has
 * it. Null for a time without a file.
 */
export const versionAt = (versions: readonly LegalVersion[], at: number): number | null => {
  const isIn = ({ from, until }: { from: string; until: string | null }): boolean =>
    Date.parse(from) <= at && (until === null || at < Date.parse(until))
  const place = versions.findIndex(({ shown }) => shown.some(isIn))
  if (place >= 0) return place
  const first = versions[0]?.shown[0]?.from
  return first !== undefined && at < Date.parse(first) ? 0 : null
}
