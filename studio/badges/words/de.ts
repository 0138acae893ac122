import type { Words } from './en.ts'

export const de: Words = {
  language: 'Die Sprache dieses Dokuments',
  'review.overdue': 'Überprüfung überfällig',
  'review.overdue.what': 'Sie war am {{day}} fällig',
  'review.due': 'Überprüfung fällig',
  'review.due.what': 'Fällig am {{day}}',
  'banner.ended': 'Beendet',
  'banner.ended.what': 'Beendet am {{when}}',
  'banner.scheduled': 'Eingeplant',
  'banner.scheduled.what': 'Zu sehen ab {{when}}',
  'banner.running': 'Läuft',
  'banner.running.what': 'Jetzt zu sehen',
  sample: 'Muster',
  'sample.what': 'Was als Muster gekennzeichnet ist, geht nicht live',
  'translation.missing': '{{language}}: Text fehlt',
  'translation.not translated': '{{language}}: nicht übersetzt',
  'translation.stale': '{{language}}: veraltet',
  fields_one: 'In {{count}} Feld: Unter Übersetzungen steht, in welchem',
  fields_other: 'In {{count}} Feldern: Unter Übersetzungen steht, in welchen',
  age: 'Älter als das Veröffentlichte',
  'age.what': 'Seit diesem Entwurf wurde erneut veröffentlicht: vor dem Veröffentlichen vergleichen',
}
