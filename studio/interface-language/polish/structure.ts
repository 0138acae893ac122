const notHere = 'W wybranym wydaniu lub wariancie nie ma tego dokumentu'

/** Polish words of forms, lists and their menus that `@sanity/locale-pl-pl` lacks. */
export default {
  'action.copy-document-id.label': 'Kopiuj identyfikator dokumentu',
  'action.copy-link-to-document.label': 'Kopiuj adres dokumentu',
  'action.delete.disabled.target-not-found': notHere,
  'action.delete.disabled.scheduled-release':
    'Tego dokumentu nie można usunąć, bo jest w zaplanowanych wydaniach',
  'action.discard-changes.confirm-dialog.confirm-discard-changes-draft':
    'Czy na pewno odrzucić wszystkie zmiany i usunąć tę wersję roboczą?',
  'action.discard-changes.confirm-dialog.header.text': 'Odrzucić zmiany?',
  'action.discard-changes.disabled.target-not-found': notHere,
  'action.duplicate.disabled.target-not-found': notHere,
  'action.publish.disabled.not-publishable': 'Ta wersja ukaże się wraz ze swoim wydaniem',
  'action.publish.disabled.target-not-found': notHere,
  'action.publish.validation-in-progress.label': 'Sprawdzanie dokumentu…',
  'action.publish.validation-issues-toast.description': 'Popraw błędy przed publikacją',
  'action.publish.validation-issues-toast.title': 'W dokumencie są błędy',
  'action.unpublish.disabled.already-unpublished': 'Wycofanie tego dokumentu jest już ustawione',
  'action.unpublish.disabled.target-not-found': notHere,
  'banners.archived-scheduled-draft.description': 'Ta zaplanowana wersja robocza jest zarchiwizowana',
  'banners.live-edit-draft-banner.discard.tooltip': 'Odrzuć wersję roboczą',
  'banners.obsolete-draft.actions.compare-draft.tooltip':
    'Nie ma opublikowanego dokumentu, z którym można by porównać tę wersję roboczą.',
  'banners.paused-scheduled-draft.text':
    'Na czas edycji wstrzymano zaplanowaną publikację. Zaplanuj ją ponownie albo wybierz inny termin.',
  'banners.permission-check-banner.missing-permission_create_few':
    'Twoje role <Roles/> nie pozwalają opublikować tego dokumentu.',
  'banners.permission-check-banner.missing-permission_create_many':
    'Twoje role <Roles/> nie pozwalają opublikować tego dokumentu.',
  'banners.permission-check-banner.missing-permission_update_few':
    'Twoje role <Roles/> nie pozwalają zmieniać tego dokumentu.',
  'banners.permission-check-banner.missing-permission_update_many':
    'Twoje role <Roles/> nie pozwalają zmieniać tego dokumentu.',
  'banners.release.action.add-to-bundle': 'Dodaj do wydania',
  'banners.release.navigate-to-edit-description-none': 'Tego dokumentu nie ma w żadnym wydaniu',
  'browser-document-title.new-document': 'Nowy dokument: {{schemaType}}',
  'compare-version.error.loadReleases.title': 'Nie udało się wczytać wydań',
  'compare-version.error.loadVersions.title': 'Nie udało się wczytać wersji',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_one': 'Mimo to usuń',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_few': 'Mimo to usuń wszystkie wersje',
  'confirm-delete-dialog.confirm-anyway-button.text_delete_many': 'Mimo to usuń wszystkie wersje',
  'confirm-delete-dialog.confirm-button.text_delete_one': 'Usuń dokument',
  'confirm-delete-dialog.confirm-button.text_delete_few': 'Usuń wszystkie wersje',
  'confirm-delete-dialog.confirm-button.text_delete_many': 'Usuń wszystkie wersje',
  'confirm-delete-dialog.confirmation.text_delete_one': 'Czy na pewno usunąć ten dokument?',
  'confirm-delete-dialog.confirmation.text_delete_few':
    'Czy na pewno usunąć wszystkie wersje tego dokumentu?',
  'confirm-delete-dialog.confirmation.text_delete_many':
    'Czy na pewno usunąć wszystkie wersje tego dokumentu?',
  'confirm-delete-dialog.other-reference-count.title_few': '{{count}} inne odwołania nie są pokazane',
  'confirm-delete-dialog.other-reference-count.title_many': '{{count}} innych odwołań nie pokazano',
  'confirm-delete-dialog.referring-document-count.text_few':
    '{{count}} dokumenty odwołują się do „<DocumentTitle/>”',
  'confirm-delete-dialog.referring-document-count.text_many':
    '{{count}} dokumentów odwołuje się do „<DocumentTitle/>”',
  'document-inspector.error.close-button.aria-label': 'Zamknij panel',
  'document-inspector.error.description': 'Nie udało się pokazać tego panelu.',
  'document-inspector.error.retry-button.text': 'Spróbuj ponownie',
  'document-inspector.error.title': 'Coś poszło nie tak',
  'document-target-badges.not-in-target.tooltip': 'Dokumentu nie ma jeszcze w wybranym widoku.',
  'document-view.form-view.sync-pending.description':
    'Próbujemy dalej. Do tego czasu zmiany czekają w przeglądarce.',
  'document-view.form-view.sync-pending.title': 'Zmiany nie zapisują się',
  'document-view.form-view.sync-recovering.description':
    'Edycja będzie możliwa, gdy tylko zmiany się zapiszą.',
  'document-view.form-view.sync-recovering.title': 'Zapisywanie zmian…',
  'document-view.form-view.sync-stalled.description':
    'Edycja jest wstrzymana do chwili zapisu. Zmiany czekają w przeglądarce: nie zamykaj tej karty, próbujemy dalej.',
  'document-view.form-view.sync-stalled.title': 'Zmiany nadal się nie zapisują',
  'incoming-references-input.add-reference-item': 'Dodaj pozycję',
  'incoming-references-input.no-items': 'Brak pozycji',
  'incoming-references-input.type-to-search': 'Wpisz, czego szukasz',
  'incoming-references-input.types-loading': 'Wczytywanie dokumentów…',
  'incoming-references-pane.no-references': 'Żaden dokument się tu nie odwołuje.',
  'menu-items.layout.restore-default': 'Widok domyślny',
  'menu-items.layout.restore-default.disabled-reason': 'Widok domyślny jest już wybrany',
  'menu-items.sort-by.restore-default': 'Kolejność domyślna',
  'menu-items.sort-by.restore-default.disabled-reason': 'Kolejność domyślna jest już wybrana',
  'panes.document-header-title.new.text': 'Nowy dokument: {{schemaType}}',
  'panes.document-list-pane.error.max-retries-attempted':
    'Po {{count}} nieudanych próbach nie ponawiamy już samoczynnie.',
  'panes.document-list-pane.error.will-retry-automatically_few': 'Ponawianie… ({{count}}. próba).',
  'panes.document-list-pane.error.will-retry-automatically_many': 'Ponawianie… ({{count}}. próba).',
  'panes.document-list-pane.search-ordering.aria-label': 'Zmień kolejność wyników',
  'panes.document-list-pane.search-ordering.label': 'Kolejność: {{order}}',
  'panes.document-list-pane.search-ordering.relevance': 'Trafność',
  'panes.document-list-pane.search-ordering.summary-relevance': 'Kolejność według trafności',
  'panes.document-list-pane.sort-order.disabled-reason':
    'Ta kolejność korzysta z pól, których nie ma w dokumentach tego rodzaju',
  'panes.document-operation-results.operation-success_copy-id': 'Identyfikator skopiowano do schowka',
  'panes.document-operation-results.operation-success_publishVersion': 'Wersja została opublikowana',
  'panes.document-operation-results.operation-success_unpublishVersion':
    'Wersja zostanie wycofana wraz z publikacją wydania',
  'panes.document-pane.variant-target.loading': 'Wczytywanie dokumentu…',
  'timeline-item.not-found-release.tooltip': 'Nie znaleziono wydania „{{releaseId}}”',
  // The package says “Publikuj” of a draft and “Opublikuj” of all else.
  'action.publish.draft.label': 'Opublikuj',
  'action.publish.live-edit.label': 'Opublikuj',
  'banners.release.navigate-to-edit-description-end_one': 'wydanie',
  'banners.release.navigate-to-edit-description-end_few': 'wydania',
  'banners.release.navigate-to-edit-description-end_many': 'wydań',
  'banners.release.navigate-to-edit-description-multiple_one':
    'Ten dokument jest w wydaniu <VersionBadge/> i w {{count}} innym',
  'banners.release.navigate-to-edit-description-multiple_few':
    'Ten dokument jest w wydaniu <VersionBadge/> i w {{count}} innych',
  'banners.release.navigate-to-edit-description-multiple_many':
    'Ten dokument jest w wydaniu <VersionBadge/> i w {{count}} innych',
  'document-group-inventory.onboarding-hint': 'Gdzie są przyciski wersji?',
  'banners.scheduled-draft-override-banner.text':
    'Ten dokument ma zaplanowaną wersję roboczą. Jeśli opublikujesz zmiany teraz, nadpisze je ona w swoim terminie.',
  'compare-versions.status.draft': 'Wersja robocza',
  'panes.document-operation-results.operation-success_discardChanges':
    'Odrzucono wszystkie zmiany od ostatniej publikacji. Odrzuconą wersję roboczą można nadal odzyskać z historii',
  'panes.document-operation-results.operation-success_unpublish':
    'Wycofano z publikacji: <Strong>{{title}}</Strong>. Z najnowszej opublikowanej wersji utworzono wersję roboczą.',
}
