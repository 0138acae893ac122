/**
 * Internet scale on paper (docs/guides/operating.md, "Ten million readers a day"): what a CDN's places ask of the origin
 * when publishes end pages, by expectation over independent readers. Every number in `world` is an assumption, to be
 * replaced by one's own: node tests/bench/internet.ts
 */
const world = {
  readersPerDay: 10_000_000,
  pagesPerReader: 4,
  languages: 40,
  places: 300,
  pagesPerLanguage: 73,
  /** Publishes that show on one page of one language, on one page of every language, and on every page. */
  publishes: { onePage: 150, everyLanguage: 40, everyPage: 4 },
  /** How much busier the busiest hour is than the mean. */
  peak: 3,
  /** kB over the wire: a page (Brotli), and what a reader's first page brings along. */
  pageKb: 12,
  firstVisitKb: 190,
  /** Dollars: a gigabyte to readers, a million requests at a place, a server of the origin for a month. */
  dollarsPerGb: 0.04,
  dollarsPerMillionRequests: 0.6,
  dollarsPerServerMonth: 80,
  requestsPerVisit: 12,
  /** Pages a second that one instance draws anew: reckoned, not measured. */
  drawnPerSecond: 60,
}

const dayS = 86_400

/** Shares that fall with the rank, together 1. */
const zipf = (count: number): number[] => {
  const weights = Array.from({ length: count }, (_, rank) => 1 / (rank + 1))
  const all = weights.reduce((sum, one) => sum + one, 0)
  return weights.map((one) => one / all)
}

const languages = zipf(world.languages)
const places = zipf(world.places)
const pages = zipf(world.pagesPerLanguage)
const viewsPerSecond = (world.readersPerDay * world.pagesPerReader) / dayS
const addresses = world.languages * world.pagesPerLanguage

const sumOver = (shares: readonly number[], of: (share: number) => number): number =>
  shares.reduce((sum, share) => sum + of(share), 0)

const overAddresses = (of: (viewsPerSecond: number) => number): number =>
  sumOver(languages, (language) => sumOver(pages, (page) => of(viewsPerSecond * language * page)))

/** Addresses asked for at least once in `seconds` at a rate. */
const asked = (rate: number, seconds: number): number => 1 - Math.exp(-rate * seconds)

/** How often a day an address ends: by publishes of its page alone, of its page in every language, of everything. */
const endsPerDay =
  world.publishes.onePage / addresses +
  world.publishes.everyLanguage / world.pagesPerLanguage +
  world.publishes.everyPage

/** Misses of a day where a cache of its own stands at each of these shares of the readers. */
const misses = (shares: readonly number[]): number =>
  overAddresses((rate) => sumOver(shares, (share) => endsPerDay * asked(rate * share, dayS / endsPerDay)))

/** Requests that reach the origin in the second after everything ended, in the busiest hour. */
const herd = (shares: readonly number[]): number =>
  overAddresses((rate) => sumOver(shares, (share) => asked(rate * world.peak * share, 1)))

const round = (value: number): string => Math.round(value).toLocaleString('en-GB')

const purged =
  world.publishes.onePage +
  world.publishes.everyLanguage * world.languages +
  world.publishes.everyPage * addresses
const publishes = sumOver(Object.values(world.publishes), (one) => one)
const gb = (world.readersPerDay * (world.firstVisitKb + world.pagesPerReader * world.pageKb)) / 1e6
const requests = (world.readersPerDay * world.requestsPerVisit) / 1e6
const servers = (4 * world.dollarsPerServerMonth) / 30
const perMillion =
  (gb * world.dollarsPerGb + requests * world.dollarsPerMillionRequests + servers) /
  ((world.readersPerDay * world.pagesPerReader) / 1e6)
const shield = [1]

console.table({
  'page views a second, mean and busiest hour': `${round(viewsPerSecond)}, ${round(viewsPerSecond * world.peak)}`,
  'addresses (pages × languages)': round(addresses),
  'publishes a day': round(publishes),
  'purges a day by address, at all places': `${round(purged)} calls, ${round(purged * world.places)} removals`,
  'purges a day by surrogate key': `${round(publishes)} calls, ${round(publishes * world.places)} removals`,
  'pages asked of the origin a day, places alone': round(misses(places)),
  'pages asked of the origin a day, behind one shield': round(misses(shield)),
  'share of views that reach the origin, alone and shielded': `${((100 * misses(places)) / (viewsPerSecond * dayS)).toFixed(2)} %, ${((100 * misses(shield)) / (viewsPerSecond * dayS)).toFixed(3)} %`,
  'second after everything ended, places alone': `${round(herd(places))} requests, ${round(herd(shield))} pages to draw`,
  'seconds until all asked pages are drawn, two instances': (
    herd(shield) /
    (2 * world.drawnPerSecond)
  ).toFixed(1),
  'dollars per million pages': perMillion.toFixed(2),
  'of that the origin': (servers / ((world.readersPerDay * world.pagesPerReader) / 1e6)).toFixed(2),
})
