import type { SampleOf } from '#web/blocks/define-block.ts'
import type { block } from './query.ts'

export const samples: readonly SampleOf<typeof block>[] = [
  {
    heading: 'What stands behind the account',
    lede: 'Regulation protects you from us. It does not protect you from the market.',
    items: [
      { _key: 'a', kind: 'licence', label: 'Licence', text: 'Supervised by the {regulatorName}.' },
      { _key: 'b', kind: 'clientMoney', label: 'Client money' },
      { _key: 'c', kind: 'compensation', label: 'Compensation fund', text: 'At most, if we fail.' },
      { _key: 'd', kind: 'complaints', label: 'Complaints', text: 'until we confirm yours in writing.' },
    ],
  },
]
