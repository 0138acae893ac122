import { UsersIcon } from '@sanity/icons/Users'
import { definePlugin } from 'sanity'
import { PeopleTool } from './people-tool.tsx'
import { peopleWords } from './use-words.ts'

/** The screen of people, shown to administrators; the lake asks for the role whoever calls. */
export const people = definePlugin({
  name: 'people',
  i18n: { bundles: peopleWords },
  tools: (before, { currentUser }) =>
    currentUser?.roles.some(({ name }) => name === 'administrator')
      ? [...before, { name: 'people', title: 'People', icon: UsersIcon, component: PeopleTool }]
      : before,
})
