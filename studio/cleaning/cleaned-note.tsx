import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { useWords } from './use-words.ts'

const told = 'cleaned'

/** Tells who types how many characters that nobody sees were left out. */
export const tellLeftOut = (count: number): void => {
  if (count > 0) document.dispatchEvent(new CustomEvent(told, { detail: count }))
}

/** Says it, wherever in the form it was. */
export function CleanedNote() {
  const say = useWords()
  const toast = useToast()
  useEffect(() => {
    const listen = (event: Event) => {
      if (!(event instanceof CustomEvent) || typeof event.detail !== 'number') return
      // Beside another form this one says it in the other's place.
      toast.push({
        id: told,
        status: 'info',
        title: say('left', { count: event.detail }),
        description: say('why'),
        closable: true,
        duration: 10_000,
      })
    }
    document.addEventListener(told, listen)
    return () => document.removeEventListener(told, listen)
  }, [say, toast])
  return null
}
