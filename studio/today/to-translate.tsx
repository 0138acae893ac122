import { useMemo } from 'react'
import { useSchema } from 'sanity'
import { type Locale, locales } from '#locales/table.ts'
import { planMatrix } from '#studio/translations/plan-matrix.ts'
import { useTranslatedDocuments } from '#studio/translations/use-translated-documents.ts'
import { Fact, Line, Section } from './parts.tsx'
import { planToTranslate } from './plan-to-translate.ts'

const shown = 8

/** What a translator has still to bring in step with the English. */
export function ToTranslate({ language }: { language: Locale }) {
  const { documents, error } = useTranslatedDocuments()
  const schema = useSchema()
  const lines = useMemo(
    () => planToTranslate(planMatrix(documents ?? [], [language]), language),
    [documents, language],
  )
  const more = lines.length - shown
  const { name } = locales[language]
  return (
    <Section
      title={more > 0 ? `To translate, ${more} more in Translations` : 'To translate'}
      empty={
        error
          ? `The documents cannot be read: ${error.message}`
          : documents === null
            ? 'Reading the documents…'
            : `${name} is in step with the English.`
      }
    >
      {lines.slice(0, shown).map(({ id, type, title, reason }) => (
        <Line key={`${type} ${title}`} id={id} type={type} language={language}>
          <Fact what={title} below={`${schema.get(type)?.title ?? type}: ${reason}`} mark={undefined} />
        </Line>
      ))}
    </Section>
  )
}
