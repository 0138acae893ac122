import { ActivityIcon } from '@sanity/icons/Activity'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { recordWords } from './use-words.ts'

/**
 * All that happened, for everybody who may sign in; the filter stands in the address, so that it can be handed on. What
 * draws it is loaded when it is opened.
 */
export const record = definePlugin({
  name: 'record',
  i18n: { bundles: recordWords },
  tools: [
    {
      name: 'record',
      title: 'Record',
      icon: ActivityIcon,
      component: lazy(async () => ({ default: (await import('./record-tool.tsx')).RecordTool })),
      router: route.create('/', { __unsafe_disableScopedSearchParams: true }),
      canHandleIntent: (intent) => intent === 'record',
      getIntentState: (_intent, params) => ({ _searchParams: Object.entries(params) }),
    },
  ],
})
