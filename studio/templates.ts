import type { NewDocumentOptionsResolver, Template } from 'sanity'
import { localeIds, locales } from '#locales/table.ts'
import { documentTypes, singletonTypes } from '#schemas/index.ts'
import { legalKinds } from '#schemas/lib/legal-kinds.ts'

export const pageTemplateId = (language: string): string => `page-${language}`
export const legalTemplateId = (kind: string): string => `legal-${kind}`

const pageTemplates: Template[] = localeIds.map((language) => ({
  id: pageTemplateId(language),
  title: `Page in ${locales[language].name}`,
  schemaType: 'page',
  value: { language },
}))

const legalTemplates: Template[] = legalKinds.map(({ value, title }) => ({
  id: legalTemplateId(value),
  title: `Legal document: ${title}`,
  schemaType: 'legalDocument',
  value: { kind: value },
}))

/** What a new document can start as: a page knows its language, a legal paper its kind. */
export function templates(initial: Template[]): Template[] {
  const own = new Set<string>([...documentTypes, ...singletonTypes].map(({ name }) => name))
  return [...initial.filter(({ schemaType }) => !own.has(schemaType)), ...pageTemplates, ...legalTemplates]
}

/** Only documents of which there may be many are offered where a document is created. */
export const newDocumentOptions: NewDocumentOptionsResolver = (items) => {
  const offered = new Set([...pageTemplates, ...legalTemplates].map(({ id }) => id))
  return items.filter(({ templateId }) => offered.has(templateId))
}
