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

/** The readable cookie that stands beside the sealed one: without it there is nothing to ask for. */
const hasFlag = () => /(?:^|; )signedIn=1(?:;|$)/.test(document.cookie)

const ask = async (): Promise<ClientSession | null> => {
  if (!hasFlag()) return null
  try {
    const response = await fetch('/api/session', { signal: AbortSignal.timeout(8_000) })
    return response.ok ? readSession(await response.json()) : null
  } catch (error) {
    // The page then offers to log in, which works also for who is logged in.
    console.warn('the session is unknown:', error)
    return null
  }
}

let asked: Promise<ClientSession | null> | undefined

/** Who is signed in, for every place of a page that shows it: one question, on static pages too (E10). */
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
    // A page that comes back from the browser's memory may have seen another state.
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
