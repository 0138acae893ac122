import type { PolishWords } from '#studio/words/part-words.ts'
import type { WordKey } from './en.ts'

export const pl: PolishWords<WordKey> = {
  language: 'Język tego dokumentu',
  'review.overdue': 'Przegląd po terminie',
  'review.overdue.what': 'Termin minął {{day}}',
  'review.due': 'Zbliża się przegląd',
  'review.due.what': 'Termin: {{day}}',
  'banner.ended': 'Zakończony',
  'banner.ended.what': 'Zakończony {{when}}',
  'banner.scheduled': 'Zaplanowany',
  'banner.scheduled.what': 'Widoczny od {{when}}',
  'banner.running': 'Trwa',
  'banner.running.what': 'Widoczny teraz',
  sample: 'Wzór',
  'sample.what': 'Nic, co oznaczono jako wzór, nie trafia do publikacji na żywo',
  'translation.missing': '{{language}}: brak tekstu',
  'translation.not translated': '{{language}}: nieprzetłumaczone',
  'translation.stale': '{{language}}: nieaktualne',
  fields_one: 'W {{count}} polu: Tłumaczenia pokażą, w którym',
  fields_few: 'W {{count}} polach: Tłumaczenia pokażą, w których',
  fields_many: 'W {{count}} polach: Tłumaczenia pokażą, w których',
  fields_other: 'W {{count}} pola: Tłumaczenia pokażą, w których',
  age: 'Starsze niż opublikowane',
  'age.what': 'Po napisaniu tej wersji roboczej opublikowano coś nowszego: porównaj przed publikacją',
}
