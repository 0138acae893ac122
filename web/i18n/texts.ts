import { createInstance, type TFunction } from 'i18next'
import type { Namespaces } from '#locales/resources.ts'
import type { Locale } from '#locales/table.ts'
import { type Namespace, namespaces, resources } from './resources.ts'

const start = (locale: Locale, texts: Namespaces) => {
  const instance = createInstance()
  void instance.init({
    lng: locale,
    fallbackLng: false,
    ns: [...namespaces],
    resources: { [locale]: { ...texts } },
    initAsync: false,
    interpolation: { escapeValue: false },
  })
  return instance
}

/**
 * One instance for a language and its texts, so that no page ends in another's language; another one when
 * editors have published other texts.
 */
const instances = new WeakMap<Namespaces, ReturnType<typeof start>>()

const instanceOf = (locale: Locale) => {
  const texts = resources[locale]
  const instance = instances.get(texts) ?? start(locale, texts)
  instances.set(texts, instance)
  return instance
}

/** The typed texts of one namespace in one language, for server components. */
export const getTexts = <Name extends Namespace>(locale: Locale, namespace: Name): TFunction<Name> =>
  instanceOf(locale).getFixedT(locale, namespace)
