import { useToast } from '@sanity/ui/toast'
import { useCallback } from 'react'
import { useLocale, useTranslation } from 'sanity'
import { startAnew } from './chosen.ts'
import { keepLanguage } from './kept-language.ts'
import { whenSaved } from './saving.ts'

/**
 * Chooses the language of the Studio. The Studio starts anew in it, since the schema of its forms is made once; what is
 * typed is saved before, or the language stays.
 */
export function useChoose(): (id: string) => void {
  const { currentLocale, changeLocale } = useLocale()
  const { t } = useTranslation('interface-language')
  const { push } = useToast()
  const choose = useCallback(
    async (id: string) => {
      if (id === currentLocale.id) return
      if (!(await whenSaved())) {
        push({ id: 'language-unsaved', status: 'warning', title: t('unsaved'), closable: true })
      } else if (keepLanguage(id)) {
        startAnew()
      } else {
        // A browser that keeps nothing has the new words where no schema is: not in forms.
        await changeLocale(id)
      }
    },
    [changeLocale, currentLocale.id, push, t],
  )
  return useCallback((id) => void choose(id), [choose])
}
