/** Polish words of drafts: the package calls one a sketch, „szkic”, which our words, guides and site do not. Marks are short: a telephone has no room for „wersja”. */
export default {
  'changes.versions.draft': 'Wersja robocza',
  'release.action.view-scheduled-drafts': 'Zobacz zaplanowane wersje robocze',
  'release.chip.draft': 'Robocza',
  'release.chip.global.drafts': 'Robocze',
  'release.chip.tooltip.draft-disabled.live-edit':
    'Ten dokument jest w trybie edycji na żywo, wersje robocze są wyłączone',
  'release.dialog.delete-schedule-draft.header': 'Usuń zaplanowaną wersję roboczą',
  'release.dialog.publish-scheduled-draft.body':
    'Czy na pewno chcesz od razu opublikować tę zaplanowaną wersję roboczą?',
  'release.dialog.publish-scheduled-draft.header': 'Opublikuj wersję roboczą teraz',
  'release.navbar.drafts': 'Robocze',
  'release.toast.delete-schedule-draft.error':
    'Nie udało się usunąć zaplanowanej wersji roboczej <strong>{{title}}</strong>: {{error}}',
  'release.toast.delete-schedule-draft.success':
    'Usunięto zaplanowaną wersję roboczą <strong>{{title}}</strong>.',
  'release.toast.publish-scheduled-draft.error':
    'Nie udało się opublikować zaplanowanej wersji roboczej <strong>{{title}}</strong>: {{error}}',
  'release.toast.publish-scheduled-draft.success':
    'Opublikowano zaplanowaną wersję roboczą <strong>{{title}}</strong>.',
  'release.toast.reschedule-scheduled-draft.error':
    'Nie udało się zmienić terminu zaplanowanej wersji roboczej <strong>{{title}}</strong>: {{error}}',
  'release.toast.reschedule-scheduled-draft.success':
    'Zmieniono termin zaplanowanej wersji roboczej <strong>{{title}}</strong>.',
  'release.toast.scheduled-draft-published.title': 'Opublikowano zaplanowaną wersję roboczą',
  'schedule-publish-dialog.header': 'Zaplanuj publikację wersji roboczej',
  'timeline.operation.draft-created': 'Utworzono wersję roboczą',
  'timeline.operation.draft-created_timestamp': 'Utworzono wersję roboczą: {{timestamp, datetime}}',
  'timeline.operation.draft-discarded': 'Odrzucono wersję roboczą',
  'timeline.operation.draft-discarded_timestamp': 'Odrzucono wersję roboczą: {{timestamp, datetime}}',
}
