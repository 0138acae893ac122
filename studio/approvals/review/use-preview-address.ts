import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from '@sanity/preview-url-secret/constants'
import { useEffect, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { site } from '#studio/connection.ts'
import { refusalOf } from '#studio/publishing/refusal.ts'
import { apiVersion } from '#studio/structure/lists.ts'

/**
 * A secret that opens the preview, as the tool Preview makes one: it is good for an hour.
 * @param attempt another number makes another one
 */
export function usePreviewSecret(attempt: number): {
  secret: string | undefined
  failure: string | undefined
} {
  const client = useClient({ apiVersion })
  const user = useCurrentUser()
  const [state, setState] = useState<{ of?: number; secret?: string; failure?: string }>({})
  const userId = user?.id
  useEffect(() => {
    let isOver = false
    createPreviewSecret(client, '@sanity/presentation', window.location.href, userId).then(
      ({ secret }) => !isOver && setState({ of: attempt, secret }),
      (error: unknown) => !isOver && setState({ of: attempt, failure: refusalOf(error) }),
    )
    return () => {
      isOver = true
    }
  }, [client, userId, attempt])
  const { secret, failure } = state.of === attempt ? state : {}
  return { secret, failure }
}

/** The address that opens a path of the site with all drafts, with a release by its name, or as visitors get it. */
export function previewAddress(path: string, secret: string, perspective: string): string {
  const url = new URL('/api/preview/enable', site)
  url.searchParams.set(urlSearchParamPreviewSecret, secret)
  url.searchParams.set(urlSearchParamPreviewPathname, path)
  url.searchParams.set(urlSearchParamPreviewPerspective, perspective)
  return url.href
}
