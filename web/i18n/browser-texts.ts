import { createInstance, type TFunction } from 'i18next'
import HttpBackend from 'i18next-http-backend'
import { initReactI18next } from 'react-i18next'
import type { Locale } from '#locales/table.ts'
import type { Namespace } from '#locales/resources.ts'

/** Requirements C4: up to five retries, the first after 250 ms, doubling each time. */
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
    // An older server may lack a text: show nothing instead of its key.
    parseMissingKeyHandler: () => '',
  })
  return instance
}

let starting: ReturnType<typeof start> | undefined

/**
 * Loads one namespace in the page's language from `/locales/{lng}/{ns}.json`, for parts opened later. Texts of the
 * initial page come from the server.
 * @throws after the last retry; the next call starts over
 */
export const loadTexts = async <Name extends Namespace>(
  locale: Locale,
  namespace: Name,
): Promise<TFunction<Name>> => {
  const instance = await (starting ??= start(locale))
  await instance.loadNamespaces(namespace)
  if (!instance.hasResourceBundle(locale, namespace)) {
    // i18next remembers failed namespaces, so a retry needs a new instance.
    starting = undefined
    throw new Error(`the texts ${locale}/${namespace} were not fetched`)
  }
  return instance.getFixedT(locale, namespace)
}
