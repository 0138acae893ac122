/** Polish words of publishing a document at a time. */
export default {
  'action.schedule-publish': 'Zaplanuj publikację',
  'action.schedule-publish-success': 'Publikacja dokumentu jest zaplanowana',
  'action.schedule-publish-success-description': 'Dokument ukaże się {{publishAt}}',
  'action.schedule-publish-error': 'Nie udało się zaplanować publikacji',
  'action.schedule-publish.disabled.validation-issues':
    'Nie można zaplanować publikacji, bo w wersji roboczej są błędy.',
  'action.schedule-publish.disabled.cardinality-one': 'Publikacja tego dokumentu jest już zaplanowana.',
  'action.schedule-publish.disabled.variant': 'Publikacji wariantów nie można jeszcze planować.',
  'empty-state.title': 'Zaplanowane wersje robocze',
  'empty-state.description': 'Wybierz dzień i godzinę, o której wersje robocze mają się ukazać.',
  'empty-state.action.documentation': 'Więcej o planowaniu',
}
