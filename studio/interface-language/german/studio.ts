/** German words of forms and fields that `@sanity/locale-de-de` lacks. */
export default {
  'common.error': 'Fehler',
  'document-status.published-at': 'Veröffentlicht {{date}}',
  'document-group-inventory.title': '{{count}} {{subject}}',
  'form.field.actions-menu.title': 'Mit diesem Feld',
  'inputs.portable-text.unknown-value.annotation': 'Unbekannte Auszeichnung: {{name}}',
  'inputs.portable-text.unknown-value.list-item': 'Unbekannte Art von Liste: {{name}}',
  'inputs.portable-text.unknown-value.mark': 'Unbekannte Hervorhebung: {{name}}',
  'inputs.portable-text.unknown-value.style': 'Unbekannte Formatvorlage: {{name}}',
  'release.action.pause-to-edit': 'Anhalten und bearbeiten',
  'diagnostics.menu-item': 'Diagnose',
  'about-dialog.version-info.auto-updates.header': 'Selbsttätige Aktualisierung',
  'changes.title': 'Verlauf',
  'inputs.imagetool.title': 'Ausschnitt und Mittelpunkt',
  'timeline.operation.unpublished': 'Offline genommen',
  'timeline.operation.unpublished_timestamp': 'Offline genommen: {{timestamp, datetime}}',
}
