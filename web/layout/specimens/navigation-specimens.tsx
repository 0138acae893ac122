import { View as FaqList } from '#web/blocks/faq-list/view.tsx'
import type { MenuEntry } from '#web/documents/menu.ts'
import { SectionTabs } from '#web/layout/header/section-tabs.tsx'
import type { Theme } from './specimen.tsx'

const entry = (key: string, name: string, children: MenuEntry[] = []): MenuEntry => ({
  key,
  name,
  href: `#${key}`,
  path: `/${key}`,
  note: null,
  nextRelease: null,
  symbol: null,
  external: false,
  newWindow: false,
  children,
})

const section = (theme: Theme) =>
  entry(`tabs-${theme}`, `Specimen, ${theme}`, [
    entry('forex', 'Forex'),
    entry('metals', 'Metals'),
    entry('energy', 'Energy'),
  ])

const words = (text: string) => [
  {
    _type: 'block' as const,
    _key: 'text',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span' as const, _key: 'span', text, marks: [] }],
  },
]

/** Section tabs with a current one; expandable questions. */
export const NavigationSpecimens = ({ theme }: { theme: Theme }) => (
  <>
    <SectionTabs locale="en" path="/metals" place="/metals" section={section(theme)} />
    <FaqList
      locale="en"
      isOpening={false}
      block={{
        _type: 'faqList',
        _key: `questions-${theme}`,
        heading: null,
        lede: null,
        isWhole: false,
        groups: [
          {
            topic: 'costs',
            entries: [
              {
                key: `${theme}-one`,
                question: 'What does a trade cost?',
                answer: words('The spread, and for each night a part of the interest.'),
              },
              {
                key: `${theme}-two`,
                question: 'Can I lose more than I pay in?',
                answer: words('No. A retail account cannot fall below zero.'),
              },
            ],
          },
        ],
      }}
    />
  </>
)
