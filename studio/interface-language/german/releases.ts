const restored = 'werden auf die Fassung zurückgesetzt, die vor diesem Paket zuletzt veröffentlicht war'
const lost = 'ist nicht mehr im Verlauf, das Paket lässt sich daher nicht zurücknehmen'
const unclear = 'lässt sich nicht feststellen, das Paket kann daher nicht zurückgenommen werden'

/** German words of releases that `@sanity/locale-de-de` lacks, or that puzzle. */
export default {
  'presence.tooltip.one-without-release': '{{displayName}} bearbeitet dieses Dokument gerade',
  'presence.tooltip.other': '{{count}} Personen bearbeiten dieses Dokument gerade',
  'revert-dialog.confirm-revert.resolving': 'Der Verlauf wird geprüft …',
  'revert-dialog.confirm-revert.summary-restore_one':
    '{{count}} Dokument wird auf die Fassung zurückgesetzt, die vor diesem Paket zuletzt veröffentlicht war.',
  'revert-dialog.confirm-revert.summary-restore_other': `{{count}} Dokumente ${restored}.`,
  'revert-dialog.confirm-revert.summary-unpublish_one':
    '{{count}} Dokument geht offline, weil es vor diesem Paket nicht veröffentlicht war.',
  'revert-dialog.confirm-revert.summary-unpublish_other':
    '{{count}} Dokumente gehen offline, weil sie vor diesem Paket nicht veröffentlicht waren.',
  'revert-dialog.confirm-revert.history-unavailable-card_one': `Der frühere Stand von {{count}} Dokument ${lost}.`,
  'revert-dialog.confirm-revert.history-unavailable-card_other': `Der frühere Stand von {{count}} Dokumenten ${lost}.`,
  'revert-dialog.confirm-revert.unresolved-card_one': `Der frühere Stand von {{count}} Dokument ${unclear}.`,
  'revert-dialog.confirm-revert.unresolved-card_other': `Der frühere Stand von {{count}} Dokumenten ${unclear}.`,
  'action.archive.tooltip': 'Heben Sie die Planung dieses Pakets auf, um es zu archivieren',
  'action.unpublish': 'Offline nehmen',
  'confirm-active-scheduled-drafts-dialog.description':
    'Alle angehaltenen eingeplanten Entwürfe zu ihren vorgesehenen Zeiten einplanen',
  'publish-info.title': 'Dieses Paket wurde veröffentlicht.',
  'schedule-button-tooltip.already-scheduled': 'Dieses Paket ist bereits eingeplant',
  'schedule-button.tooltip': 'Möchten Sie die Planung des Pakets aufheben?',
  'schedule-dialog.confirm-description_one':
    'Das Paket „<strong>{{title}}</strong>“ und sein Dokument werden zum gewählten Zeitpunkt veröffentlicht.',
  'schedule-dialog.confirm-description_other':
    'Das Paket <strong>{{title}}</strong> und seine {{count}} Versionen werden eingeplant.',
  'schedule-dialog.confirm-title': 'Paket einplanen',
  'summary.errors-found':
    'Bevor das Paket veröffentlicht oder eingeplant wird, müssen die Fehler in seinen Dokumenten behoben sein',
}
