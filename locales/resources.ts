import { texts } from './texts.gen.ts'
import type { Locale } from './table.ts'

/** The interface texts of one language, by the part of the site that shows them. */
export type Namespaces = (typeof texts)['en']

export type Namespace = keyof Namespaces

export const namespaces = ['BasicLayout', 'trading', 'login'] as const satisfies readonly Namespace[]

/** The interface texts of every language as the program brings them; a key missing in one does not compile. */
export const programTexts: Record<Locale, Namespaces> = texts
