// @ts-check

const dayMs = 86_400_000
const name = /^(\d{4}-\d{2})-(\d{2})T(\d{2})(\d{2})(\d{2})Z(\.part)?$/

/** @param {string} text */
const timeOf = (text) => {
  const [, month, day, hour, minute, second] = name.exec(text) ?? []
  return month === undefined ? Number.NaN : Date.parse(`${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** @param {string} one */
const isPart = (one) => one.endsWith('.part')

/**
 * The backups that may go: of the last two days every one stays, of the last month the newest of each day, of the last
 * year the newest of each month, and the newest of all always. A part of one that was killed goes after a day.
 * The privacy policy tells visitors the same (content/legal/privacy-policy): change both or neither.
 * @param {readonly string[]} names
 * @param {number} now ms since 1970
 * @returns {string[]}
 */
export const planRemoval = (names, now) => {
  const ours = names.filter((one) => name.test(one))
  const killed = ours.filter((one) => isPart(one) && now - timeOf(one) > dayMs)
  const newestFirst = ours
    .filter((one) => !isPart(one))
    .toSorted()
    .toReversed()
  const kept = new Set()
  const old = newestFirst.filter((one, index) => {
    const age = now - timeOf(one)
    if (index === 0 || age < 2 * dayMs) return false
    const place = age < 31 * dayMs ? one.slice(0, 10) : age < 366 * dayMs ? one.slice(0, 7) : undefined
    if (place === undefined || kept.has(place)) return true
    kept.add(place)
    return false
  })
  return [...old, ...killed]
}
