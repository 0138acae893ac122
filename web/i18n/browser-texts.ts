import { createInstance, type TFunction } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '#locales/table.ts'
import type { Namespace } from '#locales/resources.ts'

/** Requirements C4: up to five tries more, the first after 250 ms, each wait twice the one before. */
const retries = { maxRetries: 5, retryTimeout: 250 } as const

const start = async (locale: Locale) => {
  const instance = createInstance().use(HttpBackend).use(initReactI18next)
  await instance.init({
    lng: locale,
    fallbackLng: false,
    ns: [],
    defaultNS: false,
    backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' },
    ...retries,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    // A text that an older server does not have yet: nothing rather than its key.
    parseMissingKeyHandler: () => '',
  })
  return instance
}

let starting: ReturnType<typeof start> | undefined

/**
 * The texts of one namespace in the page's language, fetched from `/locales/{lng}/{ns}.json` when something that
 * a visitor opened needs them. What a page shows at first has its words from the server and never comes here.
 * @throws when they could not be fetched for good; the next call begins anew
 */
export const loadTexts = async <Name extends Namespace>(
  locale: Locale,
  namespace: Name,
): Promise<TFunction<Name>> => {
  const instance = await (starting ??= start(locale))
  await instance.loadNamespaces(namespace)
  if (!instance.hasResourceBundle(locale, namespace)) {
    // An instance remembers what failed and does not ask for it again.
    starting = undefined
    throw new Error(`the texts ${locale}/${namespace} were not fetched`)
  }
  return instance.getFixedT(locale, namespace)
}
