import deLayout from '#locales/de/BasicLayout.json' with { type: 'json' }
import deLogin from '#locales/de/login.json' with { type: 'json' }
import deTrading from '#locales/de/trading.json' with { type: 'json' }
import enLayout from '#locales/en/BasicLayout.json' with { type: 'json' }
import enLogin from '#locales/en/login.json' with { type: 'json' }
import enTrading from '#locales/en/trading.json' with { type: 'json' }
import plLayout from '#locales/pl/BasicLayout.json' with { type: 'json' }
import plLogin from '#locales/pl/login.json' with { type: 'json' }
import plTrading from '#locales/pl/trading.json' with { type: 'json' }
import type { Locale } from '#locales/table.ts'

interface Namespaces {
  BasicLayout: typeof enLayout
  login: typeof enLogin
  trading: typeof enTrading
}

export type Namespace = keyof Namespaces

export const namespaces = ['BasicLayout', 'trading', 'login'] as const satisfies readonly Namespace[]

/** The interface texts of every language; a key missing in one of them does not compile. */
export const resources: Record<Locale, Namespaces> = {
  en: { BasicLayout: enLayout, login: enLogin, trading: enTrading },
  de: { BasicLayout: deLayout, login: deLogin, trading: deTrading },
  pl: { BasicLayout: plLayout, login: plLogin, trading: plTrading },
}
