import type { ToolMenuProps } from 'sanity'
import { toolName } from './guides.ts'
import { useWords } from './use-words.ts'

/** The tools of the bar, and of the side menu, with the guides named in the language of the Studio. */
export function ToolMenuWithGuides(props: ToolMenuProps) {
  const say = useWords()
  return props.renderDefault({
    ...props,
    tools: props.tools.map((tool) => (tool.name === toolName ? { ...tool, title: say('title') } : tool)),
  })
}
