import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { ApprovalsTool } from './approvals-tool.tsx'
import { LayoutWithDialogs } from './dialogs.tsx'
import { reviewedBy } from './review-place.ts'
import { approvalWords } from './use-words.ts'

/** The screen where people compare what is proposed with what is in force, sign it or send it back. */
export const approvals = definePlugin({
  name: 'approvals',
  i18n: { bundles: approvalWords },
  studio: { components: { layout: LayoutWithDialogs } },
  tools: [
    {
      name: 'approvals',
      title: 'Approvals',
      icon: CheckmarkCircleIcon,
      component: ApprovalsTool,
      router: route.create('/', [
        route.create('/:id', [route.create('/:act', [route.create('/:releaseId')])]),
      ]),
      canHandleIntent: (intent, params) => intent === 'review' && typeof params['id'] === 'string',
      getIntentState: (_intent, params) => ({ act: 'publish', ...reviewedBy(params) }),
    },
  ],
})
