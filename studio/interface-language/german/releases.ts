const restored = 'werden auf die Fassung zurückgesetzt, die vor diesem Release zuletzt veröffentlicht war'
const lost = 'ist nicht mehr im Verlauf, das Release lässt sich daher nicht zurücknehmen'
const unclear = 'lässt sich nicht feststellen, das Release kann daher nicht zurückgenommen werden'

/** German words of releases that `@sanity/locale-de-de` lacks. */
export default {
  'presence.tooltip.one-without-release': '{{displayName}} bearbeitet dieses Dokument gerade',
  'presence.tooltip.other': '{{count}} Personen bearbeiten dieses Dokument gerade',
  'revert-dialog.confirm-revert.resolving': 'Der Verlauf wird geprüft …',
  'revert-dialog.confirm-revert.summary-restore_one':
    '{{count}} Dokument wird auf die Fassung zurückgesetzt, die vor diesem Release zuletzt veröffentlicht war.',
  'revert-dialog.confirm-revert.summary-restore_other': `{{count}} Dokumente ${restored}.`,
  'revert-dialog.confirm-revert.summary-unpublish_one':
    '{{count}} Dokument geht offline, weil es vor diesem Release nicht veröffentlicht war.',
  'revert-dialog.confirm-revert.summary-unpublish_other':
    '{{count}} Dokumente gehen offline, weil sie vor diesem Release nicht veröffentlicht waren.',
  'revert-dialog.confirm-revert.history-unavailable-card_one': `Der frühere Stand von {{count}} Dokument ${lost}.`,
  'revert-dialog.confirm-revert.history-unavailable-card_other': `Der frühere Stand von {{count}} Dokumenten ${lost}.`,
  'revert-dialog.confirm-revert.unresolved-card_one': `Der frühere Stand von {{count}} Dokument ${unclear}.`,
  'revert-dialog.confirm-revert.unresolved-card_other': `Der frühere Stand von {{count}} Dokumenten ${unclear}.`,
}
