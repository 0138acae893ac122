import type { Words } from './en.ts'

export const de: Words = {
  lede: 'Eine Liste alter Adressen, wie sie eine Tabelle oder ein Crawl der früheren Website liefert: je Zeile eine Adresse und die Seite, zu der ihre Besucher kommen. Speichern Sie sie als CSV. Die erste Zeile darf die Spalten nennen: von, nach und, wenn Sie wollen, dauerhaft.',
  choose: 'Datei wählen',
  another: 'Andere Datei wählen',
  reading: 'Liest die Liste …',
  'fault.bytes': '{{name}} ist größer als zwei Megabyte. Teilen Sie sie in mehrere Listen.',
  'fault.rows': '{{name}} hat mehr als 5.000 Zeilen. Teilen Sie sie in mehrere Listen.',
  'fault.columns':
    '{{name}} hat keine Spalten namens von und nach, und ihre erste Zeile beginnt nicht mit zwei Adressen. Nennen Sie die Spalten in der ersten Zeile und speichern Sie die Datei als CSV.',
  'fault.none': '{{name}} hat keine Zeile mit einer Adresse.',
  unreadable: 'Was die Website hat, ließ sich nicht lesen: {{reason}}',
  sum: '{{name}}: {{rows}} Zeilen. {{made}} anzulegen, {{there}} schon da, {{odd}} anzusehen.',
  publish_one: '{{count}} Weiterleitung veröffentlichen',
  publish_other: '{{count}} Weiterleitungen veröffentlichen',
  publishing: '{{done}} von {{all}} Weiterleitungen sind veröffentlicht …',
  'publish.others': 'Das übernimmt jemand, der veröffentlichen darf.',
  published_one: '{{count}} Weiterleitung ist veröffentlicht',
  published_other: '{{count}} Weiterleitungen sind veröffentlicht',
  rows: 'Die Zeilen der Liste',
  row: 'Zeile {{row}}.',
  way: '{{from}} → {{to}}',
  more: 'Mehr Zeilen zeigen',
  'is.new': 'Wird angelegt',
  'is.new.time': 'Wird angelegt, auf Zeit',
  'is.there': 'Ist schon da',
  'is.again': 'Sagt dasselbe wie eine Zeile davor',
  'is.differs':
    'Ausgelassen: Eine Weiterleitung von dort führt zu {{detail}}. Ändern Sie diese, wenn die Liste recht hat.',
  'is.twice': 'Ausgelassen: Eine Zeile davor schickt diese Adresse zu {{detail}}.',
  'is.page': 'Ausgelassen: Unter der alten Adresse ist etwas veröffentlicht, und Besucher sehen es.',
  'is.nowhere': 'Ausgelassen: Unter {{detail}} ist nichts veröffentlicht.',
  'is.circle': 'Ausgelassen: Ihre Zeilen führen im Kreis.',
  'is.passed':
    'Ausgelassen: Die Weiterleitung von {{detail}} führt zu dieser alten Adresse. Lassen Sie sie zur Seite selbst führen.',
  'is.moved':
    'Ausgelassen: Die Seite hat selbst eine Weiterleitung unter derselben Adresse. Entfernen Sie diese zuerst.',
  'is.from':
    'Ausgelassen: Die alte Adresse ist keine. Schreiben Sie sie ab ihrem ersten Schrägstrich, etwa /about-us.',
  'is.to': 'Ausgelassen: Schreiben Sie den Pfad einer Seite dieser Website, etwa /about.',
  'is.permanent': 'Ausgelassen: Schreiben Sie unter dauerhaft ja oder nein, oder lassen Sie es leer.',
  'is.language':
    'Ausgelassen: Sie führt in eine andere Sprache. Eine Weiterleitung behält die Sprache ihres Besuchers.',
}
