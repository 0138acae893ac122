import { CopyIcon } from '@sanity/icons/Copy'
import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'
import {
  defineDocumentFieldAction,
  getPublishedId,
  type Path,
  pathToString,
  useClient,
  useCurrentUser,
  useDocumentOperation,
  useEditState,
} from 'sanity'
import { defaultLocale, isLocale } from '#locales/table.ts'
import { ownLanguages } from '#studio/own-languages.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { copyOf, valueAt } from './plan-copy.ts'
import { englishQuery } from './use-english.ts'

const perLanguage = /^internationalizedArray/

/** Puts the English words into a field of a translation, to be translated there. */
export const copyFromEnglish = defineDocumentFieldAction({
  name: 'copyFromEnglish',
  useAction: ({ documentId, documentType, path, schemaType }) => {
    const client = useClient({ apiVersion })
    const id = getPublishedId(documentId)
    const { patch } = useDocumentOperation(id, documentType)
    // A field action stands outside the form, so the document is read where the form reads it.
    const { draft, published } = useEditState(id, documentType)
    const document = draft ?? published
    const user = useCurrentUser()
    const toast = useToast()
    const language = valueAt(document, ['language'])
    const pagePath = valueAt(document, ['path'])
    const value = valueAt(document, path)
    const isShared = perLanguage.test(schemaType.name)
    const isTranslation = documentType === 'page' && isLocale(language) && language !== defaultLocale

    const copy = useCallback(async () => {
      if (isShared) {
        const languages = ownLanguages(user).filter((id) => id !== defaultLocale)
        patch.execute([{ set: { [pathToString(path)]: copyOf(value, languages) } }])
        return
      }
      const english = await client.fetch<unknown>(
        englishQuery,
        { language: defaultLocale, path: pagePath },
        { perspective: 'published' },
      )
      const words = valueAt(english, path)
      if (words === undefined) throw new Error('The English page has no such field.')
      patch.execute([{ set: { [pathToString(path)]: words } }])
    }, [client, isShared, pagePath, patch, path, user, value])

    return {
      type: 'action',
      icon: CopyIcon,
      title: 'Copy from English',
      hidden: !isShared && !(isTranslation && isCopied(path, schemaType.jsonType)),
      onAction: () => {
        copy().catch((error: unknown) =>
          toast.push({ status: 'error', title: 'Nothing was copied', description: String(error) }),
        )
      },
    }
  },
})

/** Language and path name the page itself; everything else that an editor fills in can be copied. */
const isCopied = (path: Path, jsonType: string): boolean =>
  path.length > 0 && path[0] !== 'language' && path[0] !== 'path' && jsonType !== 'boolean'
