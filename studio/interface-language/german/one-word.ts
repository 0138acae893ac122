/** Masculine and feminine endings that the package gives its “Release”, by those of a neuter word. */
const endings: readonly [RegExp, string][] = [
  // “der Release”, “den Release”, “die Release”: it is of all genders there.
  [/\b([Dd])(?:er|en|ie) ((?:[\p{L}]+-)?)Release\b/gu, '$1as $2Paket'],
  [/\b([Dd]ies|[Jj]ed)e[rn] Release\b/gu, '$1es Paket'],
  [/\b([Kk]ein|[Ee]in)e?n? Release\b/gu, '$1 Paket'],
  [/\b(\p{L}+t)e[rn] Release\b/gu, '$1es Paket'],
  [/\b([Dd]es|[Ii]hres)( <VersionBadge[^>]*\/?>(?:[^<]*<\/VersionBadge>)?)? Releases?\b/gu, '$1$2 Pakets'],
  [/\bReleases\b/gu, 'Pakete'],
  [/\bRelease\b/gu, 'Paket'],
]

/** A word of the package that calls a release by one German word, whatever the package makes of it. */
export const inOneWord = (words: string): string =>
  endings.reduce((said, [pattern, replacement]) => said.replace(pattern, replacement), words)
