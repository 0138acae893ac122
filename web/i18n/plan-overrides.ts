import { overrideFault } from '#locales/interface-texts.ts'
import type { Namespaces } from '#locales/resources.ts'
import { isLocale, type Locale } from '#locales/table.ts'

/** Texts by namespace and key. */
type OverridesIn = Readonly<Record<string, Readonly<Record<string, string>>>>
export type Overrides = { readonly [Id in Locale]?: OverridesIn }

/** Editors' texts of one language and namespace, as stored. */
interface Row {
  language?: string | null | undefined
  namespace?: string | null | undefined
  overrides?:
    | readonly { key?: string | null | undefined; value?: string | null | undefined }[]
    | null
    | undefined
}

/**
 * The editors' overrides. A text that cannot replace its original (for example without its placeholders) is skipped
 * and reported to `leftOut`; the built-in text is shown.
 */
export const planOverrides = (rows: readonly Row[], leftOut: (what: string) => void): Overrides => {
  const plan: Partial<Record<Locale, Record<string, Record<string, string>>>> = {}
  for (const { language, namespace, overrides } of rows) {
    if (!isLocale(language) || !namespace) continue
    for (const { key, value } of overrides ?? []) {
      if (!key || !value) continue
      const fault = overrideFault(namespace, key, value)
      if (fault !== null) {
        leftOut(`${language} ${namespace} ${key}: ${fault}`)
        continue
      }
      const words = ((plan[language] ??= {})[namespace] ??= {})
      words[key] = value
    }
  }
  return plan
}

const merged = <Texts extends object>(
  texts: Texts,
  words: Readonly<Record<string, string>>,
  path = '',
): Texts => {
  const copy = { ...texts }
  for (const name of Object.keys(texts) as (keyof Texts & string)[]) {
    const key = path === '' ? name : `${path}.${name}`
    const inner = texts[name]
    if (typeof inner === 'object' && inner !== null) copy[name] = merged(inner, words, key)
    else if (Object.hasOwn(words, key)) Object.assign(copy, { [name]: words[key] })
  }
  return copy
}

/** The built-in texts of a language with the overrides applied. */
export const mergeTexts = (texts: Namespaces, overrides: OverridesIn): Namespaces => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(texts).map(([name, inner]) => [name, merged(inner, overrides[name] ?? {})]),
  ),
})
