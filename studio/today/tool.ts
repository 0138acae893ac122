import { SunIcon } from '@sanity/icons/Sun'
import { definePlugin } from 'sanity'
import { TodayScreen } from './today.tsx'

/** The tool that opens first. */
export const todayTool = definePlugin({
  name: 'today',
  tools: [{ name: 'today', title: 'Today', icon: SunIcon, component: TodayScreen }],
})
