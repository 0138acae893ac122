import { definePlugin, type ToolMenuProps, useCurrentLocale } from 'sanity'
import { toolNames } from './tool-names.ts'

/** The tools of the bar, and of the side menu, named in the language of the Studio. */
function NamedToolMenu(props: ToolMenuProps) {
  const names = toolNames[useCurrentLocale().id]
  return props.renderDefault({
    ...props,
    tools: props.tools.map((tool) => ({ ...tool, title: names?.[tool.name] ?? tool.title })),
  })
}

/** The names are there from the start: the bar would be drawn anew for words that are still to come. */
export const namedTools = definePlugin({
  name: 'named-tools',
  studio: { components: { toolMenu: NamedToolMenu } },
})
