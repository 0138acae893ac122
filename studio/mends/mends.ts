/** A place in a file of Sanity’s that is built otherwise, since no setting and no property reaches it. */
interface Mend {
  /** What is wrong without it. */
  why: string
  /** The file’s name in `sanity/lib`, before the hash in it. */
  file: string
  /** As it stands there, exactly once. */
  from: string
  to: string
}

/** The next full hour that leaves somebody a quarter of an hour to think. */
const nextHour = 'new Date(Math.ceil((Date.now() + 9e5) / 36e5) * 36e5)'

export const mends: readonly Mend[] = [
  {
    why: 'The dialog that schedules a release began with now, and so with an error before anything was typed.',
    file: 'ReleasesTool',
    from: 'new Date(release.metadata.intendedPublishAt) : /* @__PURE__ */ new Date()), setStatus("confirm")',
    to: `new Date(release.metadata.intendedPublishAt) : ${nextHour}), setStatus("confirm")`,
  },
  {
    why: 'The dialog that schedules a draft began the same way.',
    file: 'useScheduledDraftMenuActions',
    from: 'new Date(initialDate || /* @__PURE__ */ new Date())',
    to: `new Date(initialDate || ${nextHour})`,
  },
  {
    why: 'Browsers list no zone UTC, so who is in it was told the first city with its clock: Abidjan.',
    file: 'useTimeZone',
    from: 'return Intl.supportedValuesOf("timeZone").map(',
    to: 'return ["Etc/UTC", ...Intl.supportedValuesOf("timeZone").filter((name) => name !== "Etc/UTC")].map(',
  },
  {
    why: 'The same: the zone of such a browser is called UTC alone.',
    file: 'useTimeZone',
    from: 'let localTzName = Intl.DateTimeFormat().resolvedOptions().timeZone;',
    to: 'let localTzName = Intl.DateTimeFormat().resolvedOptions().timeZone.replace(/^UTC$/, "Etc/UTC");',
  },
  {
    why: 'A browser that stores nothing was taken for one without a storage before ours stood in its place.',
    file: 'datastores',
    from: 'return typeof localStorage > "u" ? !1 : (localStorage.setItem(key, "---"), localStorage.removeItem(key), !0);',
    to: 'return !0;',
  },
]

const nameIn = (id: string): string | undefined =>
  /[\\/]sanity[\\/]lib[\\/]([\w.]+)-[\w-]{8}\.js(?:\?.*)?$/.exec(id)?.[1]

/**
 * A file of Sanity’s with its mends; undefined for one that has none.
 * @throws when a place is not there exactly once, as after an upgrade
 */
export const mended = (code: string, id: string): string | undefined => {
  const own = mends.filter(({ file }) => file === nameIn(id))
  if (own.length === 0) return undefined
  let text = code
  for (const { from, to, why } of own) {
    if (text.split(from).length !== 2) throw new Error(`${id} has no longer what is mended there: ${why}`)
    text = text.replace(from, () => to)
  }
  return text
}

/** Mends the files as they are bundled, and fails the build when one was not among them. */
export const mendsPlugin = () => {
  const done = new Set<string>()
  return {
    name: 'mends',
    transform: (code: string, id: string) => {
      const text = mended(code, id)
      if (text === undefined) return null
      done.add(nameIn(id) ?? '')
      return { code: text, map: null }
    },
    buildEnd: (error?: Error) => {
      const left = mends.find(({ file }) => !done.has(file))
      if (error === undefined && left)
        throw new Error(`The Studio was built without ${left.file}: ${left.why}`)
    },
  }
}
