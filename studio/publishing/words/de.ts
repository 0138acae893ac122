import type { Words } from './en.ts'

export const de: Words = {
  'uses.failed': 'Was hierher führt, ließ sich nicht feststellen: {{reason}}',
  'uses.looking': 'Sucht, was hierher führt',
  cancel: 'Abbrechen',
  close: 'Schließen',
  offline: '„{{title}}“ offline nehmen?',
  'offline.uses': 'Diese führen hierher. Führen Sie sie zuerst anderswohin oder leiten Sie Besucher weiter:',
  'offline.none': 'Kein Dokument führt hierher. Der Entwurf bleibt erhalten.',
  'offline.to': 'Besucher von {{path}} leiten nach',
  'offline.hint':
    'Ein Pfad dieser Website, in jeder Sprache. Leer: Besucher finden unter der alten Adresse nichts.',
  'offline.do': 'Offline nehmen',
  'offline.redirect': 'Offline nehmen und Besucher weiterleiten',
  delete: '„{{title}}“ löschen?',
  'delete.uses': 'Das lässt sich nicht löschen, weil diese hierher führen. Ändern Sie sie zuerst:',
  'delete.do': 'Kein Dokument führt hierher: löschen',
  languages: 'Alle Sprachen veröffentlichen',
  'languages.moves':
    'Diese Seite zieht um: „Veröffentlichen“ fragt nach ihren Links und nimmt alle Sprachen mit.',
  'languages.title': 'Diese Seite in ihren Sprachen veröffentlichen',
  'languages.regulated':
    'Was die Aufsicht liest, wird Sprache für Sprache veröffentlicht, von einer Person mit der Rolle Compliance, die es gelesen hat.',
  'languages.looking': 'Sucht Entwürfe',
  'languages.none': 'Von {{path}} wartet in keiner Sprache ein Entwurf.',
  'languages.all': 'Diese gehen alle in einem Schritt online oder keine davon:',
  'languages.untitled': 'ohne Titel',
  'languages.untranslated': 'Nicht übersetzt, es ist der englische Text: {{fields}}',
  'languages.alone': 'Nur {{languages}} veröffentlichen',
  'languages.publish': '{{languages}} veröffentlichen',
  'languages.publishUntranslated': 'Unübersetzt veröffentlichen: {{languages}}',
  'refusal.regulated':
    'Ihre Rolle ({{roles}}) darf das nicht veröffentlichen. Bitten Sie eine Person mit der Rolle Compliance darum.',
  'refusal.regulated.unnamed':
    'Ihre Rolle darf das nicht veröffentlichen. Bitten Sie eine Person mit der Rolle Compliance darum.',
  'refusal.rights':
    'Ihre Rolle ({{roles}}) darf das nicht veröffentlichen. Bitten Sie eine Person mit der Rolle Compliance oder Marketing darum.',
  'refusal.rights.unnamed':
    'Ihre Rolle darf das nicht veröffentlichen. Bitten Sie eine Person mit der Rolle Compliance oder Marketing darum.',
  'refusal.fields': 'Das lässt sich erst veröffentlichen, wenn diese Felder stimmen: {{fields}}.',
  'restored.draft': 'In einen Entwurf zurückgeholt. Veröffentlichen Sie ihn, damit er gilt.',
  'restored.version': 'In die Version des Pakets zurückgeholt. Sie gilt mit dem Paket.',
  'schedule.asking': 'Fragt, ob Sie es dürfen',
  'schedule.failed': 'Nichts wurde eingeplant',
  'schedule.before.lacks': 'Es fehlen Unterschriften',
  'schedule.before.signed': 'Sie haben das unterschrieben',
  'schedule.before.held':
    'Fehlt zum Zeitpunkt noch eine Unterschrift, wird nicht veröffentlicht: Es wird angehalten, steht unter „Heute“ bei „Angehalten“, und die letzte Unterschrift veröffentlicht es sofort.',
  'schedule.before.author':
    'Wer den Zeitpunkt festlegt, gilt als mitschreibend und kann nicht unterschreiben.',
  'schedule.before.lost':
    'Wer den Zeitpunkt festlegt, gilt als mitschreibend; Ihre Unterschrift gilt dann nicht mehr. Überlassen Sie das einer Person, die nicht unterschrieben hat.',
  'schedule.before.ask': 'Mit Zeitpunkt um Freigabe bitten',
  'schedule.before.goOn': 'Nur den Zeitpunkt festlegen',
  'schedule.leave': 'Ohne Einplanen schließen?',
  'schedule.leave.what': 'Die eingegebene Zeit geht verloren.',
  'schedule.leave.back': 'Zurück zur Zeit',
  'schedule.leave.do': 'Schließen',
  uploading: 'Eine Datei wird noch hochgeladen. Warten Sie, bis sie da ist, oder brechen Sie es am Feld ab.',
}
