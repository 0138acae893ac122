import { ClockIcon } from '@sanity/icons/Clock'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
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
    },
  ],
})
