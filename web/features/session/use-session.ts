'use client'

import { useEffect, useState } from 'react'

export interface ClientSession {
  email: string
  expiresAt: string
}

const readSession = (value: unknown): ClientSession | null => {
  if (typeof value !== 'object' || value === null) return null
  if (!('signedIn' in value) || value.signedIn !== true) return null
  if (!('email' in value) || !('expiresAt' in value)) return null
  const { email, expiresAt } = value
  return typeof email === 'string' && typeof expiresAt === 'string' ? { email, expiresAt } : null
}

/** The readable cookie beside the sealed one: without it there is no session to ask for. */
export const hasFlag = (): boolean => /(?:^|; )signedIn=1(?:;|$)/.test(document.cookie)

const ask = async (): Promise<ClientSession | null> => {
  if (!hasFlag()) return null
  try {
    const response = await fetch('/api/session', { signal: AbortSignal.timeout(8_000) })
    return response.ok ? readSession(await response.json()) : null
  } catch (error) {
    // The page then offers to log in, which also works when signed in.
    console.warn('the session is unknown:', error)
    return null
  }
}

let asked: Promise<ClientSession | null> | undefined

/** The signed-in account, requested once for all parts of a page, static pages included (E10). */
export const useSession = (): ClientSession | null => {
  const [session, setSession] = useState<ClientSession | null>(null)
  useEffect(() => {
    let isGone = false
    const show = () => {
      asked ??= ask()
      void asked.then((found) => {
        if (!isGone) setSession(found)
      })
    }
    // A page from the back/forward cache may show an outdated state.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      asked = undefined
      show()
    }
    show()
    addEventListener('pageshow', onShow)
    return () => {
      isGone = true
      removeEventListener('pageshow', onShow)
    }
  }, [])
  return session
}
