import { useToast as useSanityToast } from '@sanity/ui/toast'
import { useMemo } from 'react'
import { sayProps } from './say-props.ts'

/** Sanity's announcements, said in the language of the Studio. */
export function useToast(): ReturnType<typeof useSanityToast> {
  const toast = useSanityToast()
  return useMemo(() => ({ ...toast, push: (announced) => toast.push(sayProps(announced)) }), [toast])
}
