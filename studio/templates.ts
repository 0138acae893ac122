import type { NewDocumentOptionsResolver, Template } from 'sanity'
import { localeIds, locales } from '#locales/table.ts'
import { documentSchemas } from '#schemas/documents/registry.gen.ts'
import { singletonSchemas } from '#schemas/singletons/registry.gen.ts'
import { legalKinds } from '#schemas/lib/legal-kinds.ts'
import { inWords } from '#schemas/words/say.ts'
import { say } from '#studio/words/model/sentences.ts'

export const pageTemplateId = (language: string): string => `page-${language}`
export const legalTemplateId = (kind: string): string => `legal-${kind}`
export const interfaceTextTemplateId = (language: string): string => `interface-${language}`

/** Types whose new documents get values from the list they are created in. */
const placed = new Set(['page', 'legalDocument', 'interfaceText'])

const pageTemplates: Template[] = localeIds.map((language) => ({
  id: pageTemplateId(language),
  title: say('Page in {{language}}', { language: locales[language].name }),
  schemaType: 'page',
  value: { language },
}))

const legalTemplates: Template[] = legalKinds.map(({ value, title }) => ({
  id: legalTemplateId(value),
  title: say('Legal document: {{kind}}', { kind: inWords(title) }),
  schemaType: 'legalDocument',
  value: { kind: value },
}))

const interfaceTextTemplates: Template[] = localeIds.map((language) => ({
  id: interfaceTextTemplateId(language),
  title: say('Interface texts in {{language}}', { language: locales[language].name }),
  schemaType: 'interfaceText',
  value: { language },
}))

const ownTemplates = [...pageTemplates, ...legalTemplates, ...interfaceTextTemplates]

/** Initial values of a new document: a page has its language, a legal paper its kind. */
export function templates(initial: Template[]): Template[] {
  const single = new Set<string>(singletonSchemas.map(({ name }) => name))
  const others = initial.filter(({ schemaType }) => !single.has(schemaType) && !placed.has(schemaType))
  return [...others, ...ownTemplates]
}

/** Only types with many documents are offered for creation. */
export const newDocumentOptions: NewDocumentOptionsResolver = (items) => {
  const plain = documentSchemas.map(({ name }) => name).filter((name) => !placed.has(name))
  const offered = new Set([...ownTemplates.map(({ id }) => id), ...plain])
  return items.filter(({ templateId }) => offered.has(templateId))
}
