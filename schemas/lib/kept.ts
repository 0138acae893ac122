import type { Kept } from '#common/rules/rule-schema.ts'

const always = (id: string, what: string): Kept => ({
  id,
  message: `${what} cannot be deleted or taken offline: every page of the site needs it. Change it instead.`,
})

/** Documents that the site must show by law, or cannot be rendered without (record 21). */
export const kept: readonly Kept[] = [
  always('riskWarning', 'The risk warning'),
  always('entity', 'The firm with its licence'),
  always('menu', 'The menu'),
  always('siteSettings', 'The settings of the site'),
  {
    id: 'legal-risk-disclosure',
    message:
      'The risk disclosure cannot be deleted or taken offline, and its address cannot change: readers must find it. Replace its PDF instead.',
    fields: { slug: 'risk-disclosure' },
  },
]
