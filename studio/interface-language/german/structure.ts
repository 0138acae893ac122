/** German words of lists that `@sanity/locale-de-de` lacks, or says for one gender alone. */
export default {
  'banners.paused-scheduled-draft.text':
    'Die Planung ist während der Bearbeitung angehalten. Planen Sie die Veröffentlichung danach neu, oder bitten Sie mit dem neuen Zeitpunkt um Freigabe.',
  'browser-document-title.new-document': 'Neu: {{schemaType}}',
  'panes.document-header-title.new.text': 'Neu: {{schemaType}}',
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Das Dokument ist nicht veröffentlicht, dieser Entwurf lässt sich daher mit nichts vergleichen.',
  'compare-version.error.loadVersions.title': 'Die Versionen konnten nicht geladen werden',
  'panes.document-list-pane.error.max-retries-attempted':
    'Nach {{count}} vergeblichen Versuchen wird es nicht mehr von selbst versucht.',
}
