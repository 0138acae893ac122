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
 * One i18next instance per language and set of texts, so that no page mixes languages; a new one after each change of
 * the overrides.
 */
const instances = new WeakMap<Namespaces, ReturnType<typeof start>>()

const instanceOf = (locale: Locale) => {
  const texts = resources[locale]
  const instance = instances.get(texts) ?? start(locale, texts)
  instances.set(texts, instance)
  return instance
}

/** The typed translation function of a namespace and language, for server components. */
export const getTexts = <Name extends Namespace>(locale: Locale, namespace: Name): TFunction<Name> =>
  instanceOf(locale).getFixedT(locale, namespace)
