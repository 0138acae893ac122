import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, useClient, useCurrentUser, useDocumentOperation } from 'sanity'
import { defaultLocale, isLocale } from '#locales/table.ts'
import { recordOf, type TranslationRecord } from '#schemas/translation/record.ts'
import { isOfOneLanguage, textsIn } from '#schemas/translation/texts.ts'
import { ownLanguages } from '#studio/own-languages.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import type { StoredDocument } from './plan-matrix.ts'
import { englishQuery } from './use-english.ts'

/** Says that the words of a document are a translation of what the English says now. */
export const InStepAction: DocumentActionComponent = ({ id, type, draft, published }) => {
  const client = useClient({ apiVersion })
  const { patch } = useDocumentOperation(id, type)
  const user = useCurrentUser()
  const toast = useToast()
  const document: StoredDocument | null = draft ?? published
  if (document === null) return null
  const own = isOfOneLanguage(document) ? [document['language']] : ownLanguages(user)
  const languages = own.filter(isLocale).filter((language) => language !== defaultLocale)
  if (languages.length === 0) return null

  const mark = async () => {
    const source = isOfOneLanguage(document)
      ? await client.fetch<StoredDocument | null>(
          englishQuery,
          { language: defaultLocale, path: document['path'] },
          { perspective: 'published' },
        )
      : document
    if (source === null) {
      toast.push({ status: 'error', title: 'No English page with this path has been published.' })
      return
    }
    const kept: unknown = document['translatedFrom']
    const others = (Array.isArray(kept) ? kept : []).filter(
      (record: TranslationRecord) => !languages.some((language) => language === record.language),
    )
    const records = languages
      .filter((language) => textsIn(document, language).size > 0)
      .map((language) => recordOf(source, language))
    patch.execute([{ set: { translatedFrom: [...others, ...records] } }])
    toast.push({ status: 'success', title: 'In step with English; publish it to keep it' })
  }

  return {
    label: 'In step with English',
    icon: CheckmarkCircleIcon,
    title: 'The words here say what the English says now',
    onHandle: () => {
      mark().catch((error: unknown) =>
        toast.push({ status: 'error', title: 'Nothing was changed', description: String(error) }),
      )
    },
  }
}
