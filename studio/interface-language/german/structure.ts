/** German words of lists that `@sanity/locale-de-de` says for one gender alone. */
export default {
  'browser-document-title.new-document': 'Neu: {{schemaType}}',
  'panes.document-header-title.new.text': 'Neu: {{schemaType}}',
}
