import type { Endpoint } from './endpoint.ts'
import { qf1001Quotes } from './qf1001-quotes.ts'
import { qf1002Open } from './qf1002-open.ts'

/** Every endpoint of the sandbox. */
export const endpoints: readonly Endpoint[] = [qf1001Quotes, qf1002Open]
