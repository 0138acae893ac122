import { ClockIcon } from '@sanity/icons/Clock'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { siteOnWords } from './use-words.ts'

/** What the site showed at an instant, for everybody who may sign in; what draws it is loaded when it is opened. */
export const siteOn = definePlugin({
  name: 'site-on',
  i18n: { bundles: siteOnWords },
  tools: [
    {
      name: 'site-on',
      title: 'The site on',
      icon: ClockIcon,
      component: lazy(async () => ({ default: (await import('./site-on-tool.tsx')).SiteOnTool })),
      // A page at an instant stands in the address, so that the record leads to it.
      router: route.create('/', { __unsafe_disableScopedSearchParams: true }),
      canHandleIntent: (intent) => intent === 'site-on',
      getIntentState: (_intent, params) => ({ _searchParams: Object.entries(params) }),
    },
  ],
})
