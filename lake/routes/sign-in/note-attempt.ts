import { noteSignIn } from '#lake/access/people/sign-ins.ts'
import type { Lake } from '#lake/lake.ts'
import { signInsKept } from '#lake/record/keeping/kept.ts'

/** Notes an attempt to sign in, and drops those that need not be kept (`RECORD_RETENTION`) and are not held. */
export const noteAttempt = ({ db, settings }: Lake, attempt: Parameters<typeof noteSignIn>[1]): void =>
  noteSignIn(db, attempt, signInsKept(db, settings.retention['sign-ins'], Date.now()))
