/** Written by locales/write-texts.ts. */
import enBasicLayout from './en/BasicLayout.json' with { type: 'json' }
import enLogin from './en/login.json' with { type: 'json' }
import enTrading from './en/trading.json' with { type: 'json' }
import deBasicLayout from './de/BasicLayout.json' with { type: 'json' }
import deLogin from './de/login.json' with { type: 'json' }
import deTrading from './de/trading.json' with { type: 'json' }
import plBasicLayout from './pl/BasicLayout.json' with { type: 'json' }
import plLogin from './pl/login.json' with { type: 'json' }
import plTrading from './pl/trading.json' with { type: 'json' }

export const texts = {
  en: { BasicLayout: enBasicLayout, login: enLogin, trading: enTrading },
  de: { BasicLayout: deBasicLayout, login: deLogin, trading: deTrading },
  pl: { BasicLayout: plBasicLayout, login: plLogin, trading: plTrading },
}
