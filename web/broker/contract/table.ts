import { accountEndpoints } from './accounts.ts'
import { calendarEndpoints } from './calendar.ts'
import type { BrokerEndpoint } from './endpoint.ts'
import { partnerEndpoints } from './partners.ts'
import { quoteEndpoints } from './quotes.ts'

const table = { ...quoteEndpoints, ...calendarEndpoints, ...accountEndpoints, ...partnerEndpoints }

export type EndpointCode = keyof typeof table

/** All broker endpoints (requirements G2 to G4). */
export const endpoints: Readonly<Record<EndpointCode, BrokerEndpoint>> = table

export const isEndpoint = (code: string): code is EndpointCode => Object.hasOwn(table, code)

/** Their codes, in the order of the table. */
export const endpointCodes = Object.keys(table).filter(isEndpoint)
