import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, useClient, useCurrentUser } from 'sanity'
import { defaultLocale, isLocale } from '#locales/table.ts'
import { planTranslation } from '#schemas/translation/plan-state.ts'
import { isOfOneLanguage } from '#schemas/translation/texts.ts'
import { ownLanguages } from '#studio/own-languages.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { markInStep } from './mark-in-step.ts'
import { useEnglish } from './use-english.ts'

/** Where a translation is stale: says that the words here are those of what the English says now. */
export const InStepAction: DocumentActionComponent = ({ type, draft, published }) => {
  const client = useClient({ apiVersion })
  const user = useCurrentUser()
  const toast = useToast()
  const current = draft ?? published
  const { english } = useEnglish(current ?? { _type: type })
  if (current === null || english === null) return null
  const own = isOfOneLanguage(current) ? [current['language']] : ownLanguages(user)
  const stale = own
    .filter(isLocale)
    .filter((language) => language !== defaultLocale && ownLanguages(user).includes(language))
    .filter((language) => planTranslation(language, english, current, undefined).stale.length > 0)
  if (stale.length === 0) return null

  const mark = async () => {
    await markInStep(client, english, current, stale)
    toast.push({ status: 'success', title: 'In step with English, as a draft' })
  }
  return {
    label: 'In step with English',
    icon: CheckmarkCircleIcon,
    title: 'The words here are those of what the English says now',
    onHandle: () => {
      mark().catch((error: unknown) =>
        toast.push({ status: 'error', title: 'Nothing was changed', description: String(error) }),
      )
    },
  }
}
