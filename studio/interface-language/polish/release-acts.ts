const hasFailed = 'Nie udało się'
const before = 'do stanu opublikowanego przed tym wydaniem'
const goesOffline = 'przed tym wydaniem nie'
const lost = 'nie ma już w historii, dlatego wydania nie można cofnąć'
const unclear = 'nie da się ustalić, dlatego wydania nie można cofnąć'
const overwritten = 'aby zgadzały się z opublikowanym wydaniem. Niepublikowane zmiany przepadną.'

/** Polish words of what is done with a release, and of what has been done, that `@sanity/locale-pl-pl` lacks. */
export default {
  'activity.event.create':
    'Utworzono wydanie <strong>{{releaseTitle}}</strong> <ScheduleTarget>z terminem </ScheduleTarget>',
  'activity.event.edit': 'Ustawiono termin wydania: <ScheduleTarget></ScheduleTarget>',
  'archive-dialog.confirm-archive-description_one': 'Zostanie zarchiwizowana 1 wersja dokumentu.',
  'archive-dialog.confirm-archive-description_few': 'Zostaną zarchiwizowane {{count}} wersje dokumentów.',
  'archive-dialog.confirm-archive-description_many': 'Zostanie zarchiwizowanych {{count}} wersji dokumentów.',
  'archive-info.description':
    'Będzie dostępne przez {{retentionDays}} dni, a potem zostanie usunięte: {{removalDate}}. <Link>Jak długo przechowuje się wydania</Link>.',
  'banner.confirm-active-scheduled-drafts_one':
    '{{count}} zaplanowana publikacja czeka na potwierdzenie terminu',
  'banner.confirm-active-scheduled-drafts_few':
    '{{count}} zaplanowane publikacje czekają na potwierdzenie terminu',
  'banner.confirm-active-scheduled-drafts_many':
    '{{count}} zaplanowanych publikacji czeka na potwierdzenie terminu',
  'banner.confirm-active-scheduled-drafts.button': 'Wznów publikacje',
  'banner.confirm-active-scheduled-drafts.button-paused': 'Wznów wszystkie publikacje',
  'banner.drafts-mode-disabled': 'Wersje robocze są wyłączone, ale są jeszcze zaplanowane publikacje.',
  'banner.scheduled-drafts-disabled':
    'Planowanie publikacji jest wyłączone, ale są jeszcze zaplanowane publikacje.',
  'confirm-active-scheduled-drafts-dialog.confirm-button': 'Potwierdź terminy',
  'confirm-active-scheduled-drafts-dialog.description':
    'Wszystkie wstrzymane publikacje zostaną zaplanowane na swoje terminy',
  'confirm-active-scheduled-drafts-dialog.past-dates-warning':
    'Niektóre terminy już minęły. Po potwierdzeniu te wersje dokumentów zostaną opublikowane od razu.',
  'confirm-active-scheduled-drafts-dialog.title': 'Wznów zaplanowane publikacje',
  'duplicate-dialog.confirm-duplicate-description_one': 'Zostanie powielone wydanie i 1 wersja dokumentu.',
  'duplicate-dialog.confirm-duplicate-description_few':
    'Zostanie powielone wydanie i {{count}} wersje dokumentów.',
  'duplicate-dialog.confirm-duplicate-description_many':
    'Zostanie powielone wydanie i {{count}} wersji dokumentów.',
  'publish-dialog.confirm-publish-description_one':
    'Zostanie opublikowane wydanie „<strong>{{title}}</strong>” i jego dokument.',
  'publish-dialog.confirm-publish-description_few':
    'Zostanie opublikowane wydanie „<strong>{{title}}</strong>” i jego {{releaseDocumentsLength}} dokumenty.',
  'publish-dialog.confirm-publish-description_many':
    'Zostanie opublikowane wydanie „<strong>{{title}}</strong>” i jego {{releaseDocumentsLength}} dokumentów.',
  'publish-dialog.confirm-publish.update-drafts-checkbox': 'Zaktualizuj istniejące wersje robocze',
  'publish-dialog.confirm-publish.update-drafts-description_one': `Wersja robocza {{draftDocumentsLength}} dokumentu zostanie odrzucona, ${overwritten}`,
  'publish-dialog.confirm-publish.update-drafts-description_few': `Wersje robocze {{draftDocumentsLength}} dokumentów zostaną odrzucone, ${overwritten}`,
  'publish-dialog.confirm-publish.update-drafts-description_many': `Wersje robocze {{draftDocumentsLength}} dokumentów zostaną odrzucone, ${overwritten}`,
  'revert-dialog.confirm-revert-description_one':
    'Zostanie cofnięta {{releaseDocumentsLength}} wersja dokumentu.',
  'revert-dialog.confirm-revert-description_few':
    'Zostaną cofnięte {{releaseDocumentsLength}} wersje dokumentów.',
  'revert-dialog.confirm-revert-description_many':
    'Zostanie cofniętych {{releaseDocumentsLength}} wersji dokumentów.',
  'revert-dialog.confirm-revert.history-unavailable-card_one': `Poprzedniego stanu {{count}} dokumentu ${lost}.`,
  'revert-dialog.confirm-revert.history-unavailable-card_few': `Poprzedniego stanu {{count}} dokumentów ${lost}.`,
  'revert-dialog.confirm-revert.history-unavailable-card_many': `Poprzedniego stanu {{count}} dokumentów ${lost}.`,
  'revert-dialog.confirm-revert.summary-restore_one': `{{count}} dokument wróci ${before}.`,
  'revert-dialog.confirm-revert.summary-restore_few': `{{count}} dokumenty wrócą ${before}.`,
  'revert-dialog.confirm-revert.summary-restore_many': `{{count}} dokumentów wróci ${before}.`,
  'revert-dialog.confirm-revert.summary-unpublish_one': `{{count}} dokument zostanie wycofany, bo ${goesOffline} był opublikowany.`,
  'revert-dialog.confirm-revert.summary-unpublish_few': `{{count}} dokumenty zostaną wycofane, bo ${goesOffline} były opublikowane.`,
  'revert-dialog.confirm-revert.summary-unpublish_many': `{{count}} dokumentów zostanie wycofanych, bo ${goesOffline} było opublikowanych.`,
  'revert-dialog.confirm-revert.unresolved-card_one': `Poprzedniego stanu {{count}} dokumentu ${unclear}.`,
  'revert-dialog.confirm-revert.unresolved-card_few': `Poprzedniego stanu {{count}} dokumentów ${unclear}.`,
  'revert-dialog.confirm-revert.unresolved-card_many': `Poprzedniego stanu {{count}} dokumentów ${unclear}.`,
  'revert-release.description': 'Cofa zmiany w wersjach dokumentów wydania „{{title}}”.',
  'revert-release.title': 'Cofnięcie wydania „{{title}}”',
  'schedule-dialog.confirm-description_one':
    'Wydanie „<strong>{{title}}</strong>” i jego dokument zostaną opublikowane w wybranym terminie.',
  'schedule-dialog.confirm-description_few':
    'Zostanie zaplanowane wydanie <strong>{{title}}</strong> i {{count}} wersje dokumentów.',
  'schedule-dialog.confirm-description_many':
    'Zostanie zaplanowane wydanie <strong>{{title}}</strong> i {{count}} wersji dokumentów.',
  'summary.all-documents-errors-found': 'Sprawdzono wszystkie dokumenty: są błędy',
  'summary.all-documents-validated': 'Sprawdzono wszystkie dokumenty: błędów nie ma',
  'summary.no-documents-cardinality-one.description':
    'Ta zaplanowana publikacja nie ma dokumentu. Być może został usunięty.',
  'summary.no-documents-cardinality-one.title': 'W tym wydaniu nie ma dokumentu',
  'summary.validated-documents': 'Sprawdzono dokumenty: {{validatedCount}} z {{totalCount}}',
  'summary.validating-documents': 'Sprawdzanie dokumentów: {{validatedCount}} z {{totalCount}}',
  'toast.archive.error': `${hasFailed} zarchiwizować wydania „<strong>{{title}}</strong>”: {{error}}`,
  'toast.confirm-active-scheduled-drafts.error': `${hasFailed} zaplanować publikacji: {{error}}`,
  'toast.copy-release-id.success': 'Identyfikator wydania skopiowano do schowka',
  'toast.copy-release-link.success': 'Adres wydania skopiowano do schowka',
  'toast.copy-release-title.success': 'Tytuł wydania skopiowano do schowka',
  'toast.delete.error': `${hasFailed} usunąć wydania „<strong>{{title}}</strong>”: {{error}}`,
  'toast.duplicate.error': `${hasFailed} powielić wydania „<strong>{{title}}</strong>”: {{error}}`,
  'toast.duplicate.success': 'Wydanie „<strong>{{title}}</strong>” zostało powielone. <Link/>',
  'toast.duplicate.success-link': 'Pokaż nowe wydanie',
  'toast.immediate-revert.success': 'Wydanie „{{title}}” zostało cofnięte',
  'toast.publish.update-drafts-error':
    'Wydanie zostało opublikowane, ale nie udało się zaktualizować wersji roboczych: {{error}}',
  'toast.revert-stage.success': 'Utworzono wydanie, które cofa „{{title}}”. <Link/>',
  'toast.revert-stage.success-link': 'Pokaż to wydanie',
  'toast.revert.error': `${hasFailed} cofnąć wydania: {{error}}`,
  'toast.unarchive.error': `${hasFailed} przywrócić z archiwum wydania „<strong>{{title}}</strong>”: {{error}}`,
  'toast.unschedule.error': `${hasFailed} odwołać terminu wydania „<strong>{{title}}</strong>”: {{error}}`,
  'unpublish-dialog.description.to-draft':
    'Dokument zostanie wycofany wraz z wydaniem <Label>{{title}}</Label>. Jeśli nie ma wtedy wersji roboczej, powstanie nowa.',
}
