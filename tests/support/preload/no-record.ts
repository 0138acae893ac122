/** Takes the record of what is served out of a site, to measure what it costs. */
const withoutRecord = Object.defineProperty({}, 'servedRecord', { get: () => undefined, set: () => {} })
Object.assign(globalThis, { siteProcess: withoutRecord })
