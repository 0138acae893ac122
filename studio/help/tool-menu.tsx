import { defineLocaleResourceBundle, type ToolMenuProps, useTranslation } from 'sanity'
import { guidesTitle } from '#common/guides.ts'
import { toolName } from './guides.ts'

const namespace = 'guides-name'

/** The tool’s name alone is there from the start: the bar would be drawn anew for words that are still to come. */
export const toolNames = Object.entries(guidesTitle).map(([locale, name]) =>
  defineLocaleResourceBundle({ locale, namespace, resources: { name } }),
)

/** The tools of the bar, and of the side menu, with the guides named in the language of the Studio. */
export function ToolMenuWithGuides(props: ToolMenuProps) {
  const { t } = useTranslation(namespace)
  return props.renderDefault({
    ...props,
    tools: props.tools.map((tool) => (tool.name === toolName ? { ...tool, title: t('name') } : tool)),
  })
}
