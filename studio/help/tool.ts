import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { lazy } from 'react'
import { definePlugin } from 'sanity'
import { route } from 'sanity/router'
import { guidesTitle } from '#common/guides.ts'
import { toolName } from './guides.ts'
import { guideWords } from './use-words.ts'

/** The guides of `docs/guides`, read in the Studio; what draws them is loaded when they are opened. */
export const guidesTool = definePlugin({
  name: 'guides',
  i18n: { bundles: guideWords },
  tools: [
    {
      name: toolName,
      title: guidesTitle['en-US'],
      icon: HelpCircleIcon,
      component: lazy(async () => ({ default: (await import('./guides-tool.tsx')).GuidesTool })),
      controlsDocumentTitle: true,
      router: route.create('/', [route.create('/:guide', [route.create('/:section')])]),
    },
  ],
})
