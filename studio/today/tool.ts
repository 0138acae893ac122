import { SunIcon } from '@sanity/icons/Sun'
import { definePlugin } from 'sanity'
import { TodayScreen } from './today.tsx'
import { todayWords } from './use-words.ts'

/** The tool that opens first. */
export const todayTool = definePlugin({
  name: 'today',
  i18n: { bundles: todayWords },
  tools: [{ name: 'today', title: 'Today', icon: SunIcon, component: TodayScreen }],
})
