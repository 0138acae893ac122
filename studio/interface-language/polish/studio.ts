const unknownFields =
  'Tych pól nie ma w schemacie. Być może ich definicje usunięto albo ktoś dodał je u siebie i jeszcze ich nie wdrożył.'

/** Polish words of fields, dialogs and the bar that `@sanity/locale-pl-pl` lacks. */
export default {
  'asset-source.browse-button.text': 'Wybierz',
  'asset-source.dialog.load-error': 'Nie udało się wczytać plików',
  'asset-source.usage-list.documents-using-file_named_few':
    'Z pliku <code>{{filename}}</code> korzystają {{count}} dokumenty',
  'asset-source.usage-list.documents-using-file_named_many':
    'Z pliku <code>{{filename}}</code> korzysta {{count}} dokumentów',
  'asset-source.usage-list.documents-using-file_unnamed_few': 'Z tego pliku korzystają {{count}} dokumenty',
  'asset-source.usage-list.documents-using-file_unnamed_many': 'Z tego pliku korzysta {{count}} dokumentów',
  'asset-source.usage-list.documents-using-image_named_few':
    'Z obrazu <code>{{filename}}</code> korzystają {{count}} dokumenty',
  'asset-source.usage-list.documents-using-image_named_many':
    'Z obrazu <code>{{filename}}</code> korzysta {{count}} dokumentów',
  'asset-source.usage-list.documents-using-image_unnamed_few': 'Z tego obrazu korzystają {{count}} dokumenty',
  'asset-source.usage-list.documents-using-image_unnamed_many': 'Z tego obrazu korzysta {{count}} dokumentów',
  'changes.action.revert-all-description': 'Czy na pewno cofnąć wszystkie zmiany ({{count}})?',
  'changes.action.revert-changes-confirm-change_few': 'Cofnij zmiany',
  'changes.action.revert-changes-confirm-change_many': 'Cofnij zmiany',
  'changes.array.item-moved_down_few': 'Przesunięto o {{count}} pozycje w dół',
  'changes.array.item-moved_down_many': 'Przesunięto o {{count}} pozycji w dół',
  'changes.array.item-moved_up_few': 'Przesunięto o {{count}} pozycje w górę',
  'changes.array.item-moved_up_many': 'Przesunięto o {{count}} pozycji w górę',
  'changes.portable-text.block-style-changed': 'Zmieniono styl z „{{fromStyle}}” na „{{toStyle}}”',
  'common.error': 'Błąd',
  'document-group-inventory.action.cancel': 'Anuluj',
  'document-group-inventory.action.manage-versions': 'Zarządzaj wersjami',
  'document-group-inventory.filter-string.label': 'Filtruj: {{subject}}',
  'document-group-inventory.viewing-item-label': 'otwarta',
  'document-group.delete.cancel-button.text': 'Anuluj',
  'document-group.delete.confirm-button.text_one': 'Usuń (1)',
  'document-group.delete.confirm-button.text_few': 'Usuń ({{count}})',
  'document-group.delete.confirm-button.text_many': 'Usuń ({{count}})',
  'document-group.delete.error.message':
    'Nie udało się usunąć dokumentu. Zwykle znaczy to, że inne dokumenty się do niego odwołują.',
  'document-group.delete.preview-item.preview-unavailable.title': 'Podgląd niedostępny',
  'document-group.delete.referring-document-count.text_one': '1 dokument odwołuje się do „<DocumentTitle/>”',
  'document-group.delete.referring-document-count.text_few':
    '{{count}} dokumenty odwołują się do „<DocumentTitle/>”',
  'document-group.delete.referring-document-count.text_many':
    '{{count}} dokumentów odwołuje się do „<DocumentTitle/>”',
  'document-group.delete.referring-documents-descriptor.text':
    'Być może nie uda się usunąć „<DocumentTitle/>”, bo odwołują się do niego te dokumenty:',
  'document-group.subject.version_one': 'wersja',
  'document-group.subject.version_few': 'wersje',
  'document-group.subject.version_many': 'wersji',
  'document-status.published-at': 'Opublikowano {{date}}',
  'document-store.slow-commit.description': 'Zmiany wciąż się zapisują.',
  'document-store.slow-commit.title': 'Zapis trwa dłużej niż zwykle',
  'document.initial-value.error.title': 'Nie udało się ustalić wartości początkowej',
  'document.initial-value.error.description': 'Dokument otwarto pusty. {{errorMessage}}',
  'document.type.not-found': 'Nie ma dokumentów rodzaju „{{type}}”',
  'form.field.actions-menu.title': 'Co można zrobić z polem',
  'form.validation.summary.errors-count_few': '{{count}} błędy',
  'form.validation.summary.errors-count_many': '{{count}} błędów',
  'form.validation.summary.warnings-count_few': '{{count}} ostrzeżenia',
  'form.validation.summary.warnings-count_many': '{{count}} ostrzeżeń',
  'incoming-references.title': 'Kto się tu odwołuje',
  'inputs.array.action.max-reached': 'Więcej pozycji się nie zmieści',
  'inputs.array.error.cannot-upload-unable-to-convert_few':
    'Tych plików nie można przesłać, bo lista nie przyjmuje takich pozycji:',
  'inputs.array.error.cannot-upload-unable-to-convert_many':
    'Tych plików nie można przesłać, bo lista nie przyjmuje takich pozycji:',
  'inputs.files.common.actions-menu.open-in-source.label': 'Otwórz w: {{sourceName}}',
  'inputs.files.common.drop-message.drop-to-upload-multi_few': 'Upuść, aby przesłać {{count}} pliki',
  'inputs.files.common.drop-message.drop-to-upload-multi_many': 'Upuść, aby przesłać {{count}} plików',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_few':
    'Żadnego z tych plików nie można tu przesłać',
  'inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_many':
    'Żadnego z tych plików nie można tu przesłać',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_few':
    '{{count}} plików nie można tu przesłać',
  'inputs.files.common.drop-message.drop-to-upload.rejected-file-message_many':
    '{{count}} plików nie można tu przesłać',
  'inputs.files.common.placeholder.cannot-upload-some-files_few': 'Nie można przesłać {{count}} plików',
  'inputs.files.common.placeholder.cannot-upload-some-files_many': 'Nie można przesłać {{count}} plików',
  'inputs.files.select-dialog.title': 'Wybierz plik: „{{targetTitle}}”',
  'inputs.image.error.possible-access-restriction':
    'Nie udało się wczytać obrazu. Być może dostęp do niego jest ograniczony.',
  'inputs.image.select-dialog.title': 'Wybierz obraz: „{{targetTitle}}”',
  'inputs.object.field-group-tabs.validation-error': 'błąd',
  'inputs.object.field-group-tabs.validation-info': 'uwaga',
  'inputs.object.field-group-tabs.validation-warning': 'ostrzeżenie',
  'inputs.portable-text.unknown-value.annotation': 'Nieznane oznaczenie: {{name}}',
  'inputs.portable-text.unknown-value.list-item': 'Nieznany rodzaj listy: {{name}}',
  'inputs.portable-text.unknown-value.mark': 'Nieznane wyróżnienie: {{name}}',
  'inputs.portable-text.unknown-value.style': 'Nieznany styl: {{name}}',
  'inputs.reference.error.invalid-search-result-type-title':
    'To pole nie przyjmuje dokumentów rodzaju „{{returnedType}}”',
  'inputs.select.action.clear': 'Wyczyść',
  'login.logged-out.generic': 'Sesja straciła ważność. Zaloguj się ponownie.',
  'login.logged-out.session-expired': 'Sesja wygasła. Zaloguj się ponownie.',
  'login.logged-out.title': 'Wylogowano',
  'release.action.edit-details': 'Zmień szczegóły',
  'release.action.pause-to-edit': 'Wstrzymaj i edytuj',
  'release.action.schedule-publish': 'Zaplanuj publikację',
  'release.chip.button.other-versions_one': '+{{count}} wersja',
  'release.chip.button.other-versions_few': '+{{count}} wersje',
  'release.chip.button.other-versions_many': '+{{count}} wersji',
  'release.dialog.edit.confirm': 'Zapisz',
  'release.dialog.edit.description-label': 'Opis',
  'release.dialog.edit.title': 'Zmień wydanie',
  'release.dialog.edit.title-label': 'Tytuł',
  'release.dialog.delete-schedule-draft.body-already-current':
    'Usunąć zaplanowaną publikację? Wersja robocza jest aktualna.',
  'release.dialog.delete-schedule-draft.body-will-save-to-draft':
    'Usunąć zaplanowaną publikację? Zmiany zostaną w wersji roboczej.',
  'release.dialog.delete-schedule-draft.body-with-choice': 'Usunąć zaplanowaną publikację?',
  'release.dialog.delete-schedule-draft.copy-checkbox':
    'Zachowaj zaplanowane zmiany w wersji roboczej (zalecane)',
  'release.dialog.delete-schedule-draft.different-changes-explanation':
    'W zaplanowanej wersji są inne zmiany niż w wersji roboczej.',
  'release.menu.scheduled-drafts': 'Zaplanowane publikacje',
  'release.menu.view-releases': 'Pokaż wydania',
  'release.toast.edit-release-error.title': 'Nie udało się zapisać wydania',
  'release.toast.pause-scheduled-draft.error':
    'Nie udało się wstrzymać publikacji dokumentu <strong>{{title}}</strong>: {{error}}',
  'release.toast.schedule-publish.error': 'Nie udało się zaplanować publikacji: {{error}}',
  'release.toast.schedule-publish.success': 'Publikacja jest zaplanowana',
  'search.filters-aria-label_few': 'Filtry',
  'search.filters-aria-label_many': 'Filtry',
  'changes.unknown-schema-field.description': 'Tego pola nie ma w schemacie. Wartości są pokazane jako JSON.',
  'diagnostics.menu-item': 'Diagnostyka',
  'document-group-inventory.title': '{{count}} {{subject}}',
  'document-group-inventory.title_one': '{{count}} {{subject}}',
  'document-group-inventory.title_few': '{{count}} {{subject}}',
  'document-group-inventory.title_many': '{{count}} {{subject}}',
  'document-group.delete.other-reference-count.title_one': '1 inne odwołanie nie jest pokazane',
  'document-group.delete.other-reference-count.title_few': '{{count}} inne odwołania nie są pokazane',
  'document-group.delete.other-reference-count.title_many': '{{count}} innych odwołań nie pokazano',
  'document-group.delete.preview-item.preview-unavailable.subtitle': 'Identyfikator: {{documentId}}',
  'document-group.delete.title_one': 'Do usunięcia: {{count}} {{subject}}',
  'document-group.delete.title_few': 'Do usunięcia: {{count}} {{subject}}',
  'document-group.delete.title_many': 'Do usunięcia: {{count}} {{subject}}',
  'help-resources.studio': 'Sanity Studio',
  'help-resources.studio-app-id': 'Identyfikator aplikacji',
  'help-resources.up-to-date': 'Aktualna wersja',
  'help-resources.version': 'v{{version}}',
  'inputs.object.unknown-fields.reference.preview.unavailable':
    'Nie udało się wczytać podglądu odwołania „{{documentId}}”.',
  'inputs.object.unknown-fields.warning.description_few': 'W schemacie nie ma {{count}} pól.',
  'inputs.object.unknown-fields.warning.description_many': 'W schemacie nie ma {{count}} pól.',
  'inputs.object.unknown-fields.warning.details.description_few': unknownFields,
  'inputs.object.unknown-fields.warning.details.description_many': unknownFields,
  'inputs.object.unknown-fields.warning.title_few': 'Znaleziono nieznane pola',
  'inputs.object.unknown-fields.warning.title_many': 'Znaleziono nieznane pola',
  'release.chip.tooltip.other-versions_one': 'Jeszcze jedna wersja poza wydaniami',
  'release.chip.tooltip.other-versions_few': 'Jeszcze {{count}} wersje poza wydaniami',
  'release.chip.tooltip.other-versions_many': 'Jeszcze {{count}} wersji poza wydaniami',
  'search.action.search-specific-types-truncated': 'Szukaj: {{types, list}} i jeszcze {{count}}',
  'search.document-type-list-truncated': '{{types, list}} i jeszcze {{count}}',
  'search.operator.array-count-equal.description_few':
    '<Field/> <Operator>ma</Operator> <Value>{{count}} elementy</Value>',
  'search.operator.array-count-equal.description_many':
    '<Field/> <Operator>ma</Operator> <Value>{{count}} elementów</Value>',
  'search.operator.array-count-gt.description_few':
    '<Field/> <Operator>ma ></Operator> <Value>{{count}} elementy</Value>',
  'search.operator.array-count-gt.description_many':
    '<Field/> <Operator>ma ></Operator> <Value>{{count}} elementów</Value>',
  'search.operator.array-count-gte.description_few':
    '<Field/> <Operator>ma ≥</Operator> <Value>{{count}} elementy</Value>',
  'search.operator.array-count-gte.description_many':
    '<Field/> <Operator>ma ≥</Operator> <Value>{{count}} elementów</Value>',
  'search.operator.array-count-lt.description_few':
    '<Field/> <Operator>ma <</Operator> <Value>{{count}} elementy</Value>',
  'search.operator.array-count-lt.description_many':
    '<Field/> <Operator>ma <</Operator> <Value>{{count}} elementów</Value>',
  'search.operator.array-count-lte.description_few':
    '<Field/> <Operator>ma ≤</Operator> <Value>{{count}} elementy</Value>',
  'search.operator.array-count-lte.description_many':
    '<Field/> <Operator>ma ≤</Operator> <Value>{{count}} elementów</Value>',
  'search.operator.array-count-not-equal.description_few':
    '<Field/> <Operator>nie ma</Operator> <Value>{{count}} elementów</Value>',
  'search.operator.array-count-not-equal.description_many':
    '<Field/> <Operator>nie ma</Operator> <Value>{{count}} elementów</Value>',
  'changes.title': 'Historia',
}
