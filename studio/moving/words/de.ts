import type { Words } from './en.ts'

export const de: Words = {
  title: 'Diese Seite zieht um',
  way: 'Aus dem Pfad {{from}} wird {{to}}.',
  looking: 'Sucht, was hierher führt',
  failed: 'Was hierher führt, ließ sich nicht feststellen: {{reason}}',
  redirect: 'Besucher des alten Pfads zum neuen leiten',
  'redirect.hint':
    'Auf Dauer: Suchmaschinen übernehmen die neue Adresse. Auch Weiterleitungen zum alten Pfad führen dann dorthin.',
  carry: 'Links mitnehmen',
  'carry.hint':
    'Links auf den alten Pfad führen zum neuen. Sonst wird an diesen Dokumenten nichts veröffentlicht.',
  nobody: 'Kein Dokument führt zum alten Pfad.',
  language: 'Dieselbe Seite zieht auch in den anderen Sprachen um',
  link: 'Diese führen zum alten Pfad',
  redirected: 'Diese Weiterleitungen ändern sich',
  waits: 'Diese müssen andere unterschreiben oder veröffentlichen: Ihre Links ändern sich nur im Entwurf',
  'waits.redirect': 'Bis dahin brauchen Besucher die Weiterleitung, um ihnen zu folgen.',
  cancel: 'Abbrechen',
  publish: 'Veröffentlichen und umziehen',
  done: 'Die Seite ist nach {{to}} umgezogen.',
}
