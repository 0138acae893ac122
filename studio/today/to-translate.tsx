import { useMemo } from 'react'
import { useSchema } from 'sanity'
import { type Locale, locales } from '#locales/table.ts'
import { fieldTitles } from '#studio/form/field-title.ts'
import { publishedId } from '#studio/published-id.ts'
import { planMatrix } from '#studio/translations/plan-matrix.ts'
import { useTranslatedDocuments } from '#studio/translations/use-translated-documents.ts'
import { Fact, Line, Section } from './parts.tsx'
import { planToTranslate, type ToTranslate as Row } from './plan-to-translate.ts'
import { useWords } from './use-words.ts'

const shown = 8

/** Missing or outdated translations, by language. */
interface Work {
  rows: ReadonlyMap<Locale, readonly Row[]>
  /** Whether the documents are still loading. */
  isReading: boolean
  error: Error | null
}

/** Reads the translation work of some languages, again after every change. */
export function useToTranslate(languages: readonly Locale[]): Work {
  const { documents, error } = useTranslatedDocuments(languages.length > 0)
  const schema = useSchema()
  const say = useWords()
  const rows = useMemo(() => {
    const matrix = planMatrix(documents ?? [], languages)
    return new Map(
      languages.map((language) => [
        language,
        planToTranslate(say, matrix, language, (type, document, fields) =>
          fieldTitles(schema.get(type), document, fields),
        ),
      ]),
    )
  }, [documents, languages, schema, say])
  return { rows, isReading: documents === null, error }
}

interface Props {
  language: Locale
  work: Work
  /** Ids of the documents whose draft has an open request for approval. */
  pending: ReadonlySet<string>
}

/** The section of the start screen with the translation work of a language. */
export function ToTranslate({ language, work, pending }: Props) {
  const schema = useSchema()
  const say = useWords()
  const lines = work.rows.get(language) ?? []
  const more = lines.length - shown
  const { name } = locales[language]
  return (
    <Section
      title={more > 0 ? say('translate.more', { more }) : say('translate')}
      empty={
        work.error
          ? say('translate.unreadable', { reason: work.error.message })
          : work.isReading
            ? say('translate.reading')
            : say('translate.none', { language: name })
      }
    >
      {lines.slice(0, shown).map(({ id, type, title, reason }) => {
        const isPending = id !== null && pending.has(publishedId(id))
        const why = isPending ? say('translate.pending', { reason }) : reason
        return (
          <Line key={`${type} ${id} ${title}`} id={id} type={type} language={language}>
            <Fact what={title} below={`${schema.get(type)?.title ?? type}: ${why}`} mark={undefined} />
          </Line>
        )
      })}
    </Section>
  )
}
