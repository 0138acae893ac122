import { useEffect } from 'react'
import { tellUnsaved } from './saving.ts'

/** Keeps the language of the Studio, which would start anew, while something typed is not saved by itself. */
export const useUnsaved = (isUnsaved: boolean): void =>
  useEffect(() => (isUnsaved ? tellUnsaved() : undefined), [isUnsaved])
