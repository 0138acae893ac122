/** German words of tasks: the package calls who is to do one its assigner. */
export default {
  'form.input.assignee.no-user-assigned.tooltip': 'Zuständige Person festlegen',
  'form.input.assignee.search.placeholder': 'Zuständige Person auswählen',
  'form.input.assignee.unauthorized.text': 'Ohne Zugang',
  'form.input.assignee.user-assigned.tooltip': 'Andere zuständige Person',
  'form.input.create-more.text': 'Weitere anlegen',
  'tab.document.label': 'Geöffnetes Dokument',
}
