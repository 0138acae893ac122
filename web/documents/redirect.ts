import { defineQuery } from 'groq'
import { z } from 'zod'
import { defineDocument } from './define-document.ts'

const redirectQuery = defineQuery(`
  *[_type == "redirect" && defined(from) && defined(to)] | order(_id asc){ _id, from, to, permanent }
`)

/** Redirects of moved addresses, for the proxy, and for links to them. */
export const redirect = defineDocument({
  type: 'redirect',
  tag: 'redirects',
  query: redirectQuery,
  isOnEveryPage: true,
  shape: z.array(z.object({ from: z.string(), to: z.string(), permanent: z.boolean().nullish() })),
})
