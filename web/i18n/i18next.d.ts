import type layout from '#locales/en/BasicLayout.json'
import type login from '#locales/en/login.json'
import type trading from '#locales/en/trading.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'BasicLayout'
    resources: { BasicLayout: typeof layout; login: typeof login; trading: typeof trading }
  }
}
