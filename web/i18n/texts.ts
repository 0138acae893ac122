import { createInstance, type TFunction } from 'i18next'
import { type Locale, localeIds } from '#locales/table.ts'
import { type Namespace, namespaces, resources } from './resources.ts'

const start = (locale: Locale) => {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: [...namespaces],
    resources: { [locale]: { ...resources[locale] } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

/** One instance per language for the life of the process, so that no page ends in another's language. */
const instances = Object.fromEntries(localeIds.map((locale) => [locale, start(locale)]))

/** The typed texts of one namespace in one language, for server components. */
export const getTexts = <Name extends Namespace>(locale: Locale, namespace: Name): TFunction<Name> => {
  const instance = instances[locale] ?? start(locale)
  return instance.getFixedT(locale, namespace)
}
