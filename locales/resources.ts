import deLayout from './de/BasicLayout.json' with { type: 'json' }
import deLogin from './de/login.json' with { type: 'json' }
import deTrading from './de/trading.json' with { type: 'json' }
import enLayout from './en/BasicLayout.json' with { type: 'json' }
import enLogin from './en/login.json' with { type: 'json' }
import enTrading from './en/trading.json' with { type: 'json' }
import plLayout from './pl/BasicLayout.json' with { type: 'json' }
import plLogin from './pl/login.json' with { type: 'json' }
import plTrading from './pl/trading.json' with { type: 'json' }
import type { Locale } from './table.ts'

/** The interface texts of one language, by the part of the site that shows them. */
export interface Namespaces {
  BasicLayout: typeof enLayout
  login: typeof enLogin
  trading: typeof enTrading
}

export type Namespace = keyof Namespaces

export const namespaces = ['BasicLayout', 'trading', 'login'] as const satisfies readonly Namespace[]

/** The interface texts of every language as the program brings them; a key missing in one does not compile. */
export const programTexts: Record<Locale, Namespaces> = {
  en: { BasicLayout: enLayout, login: enLogin, trading: enTrading },
  de: { BasicLayout: deLayout, login: deLogin, trading: deTrading },
  pl: { BasicLayout: plLayout, login: plLogin, trading: plTrading },
}
