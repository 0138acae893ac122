'use client'

import { useSyncExternalStore } from 'react'
import { type LoginVisits, planVisit } from './plan-visit.ts'

/** One of the keys of a login: it ends with the session (consent registry). */
const key = 'user-login'

const never = () => () => undefined

let visit: LoginVisits | undefined

/** Once for a page: the next one may be another visit. */
const visitNow = (): LoginVisits => {
  if (visit) return visit
  visit = { loginAt: null, before: null, keep: null }
  try {
    visit = planVisit(localStorage.getItem(key), Date.now())
    if (visit.keep !== null) localStorage.setItem(key, visit.keep)
  } catch (error) {
    console.warn('the last visit is not known:', error)
  }
  return visit
}

/** This visit and the one before it; null until the browser has been asked. Keeps nothing where no login was kept. */
export const useVisit = (): LoginVisits | null => {
  return useSyncExternalStore(never, visitNow, () => null)
}
