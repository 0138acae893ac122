/** What the two halves of the preview are called on a narrow screen: Sanity says what its programs are called. */
export default {
  'narrow-tabs.content-tab.label': 'Form',
  'narrow-tabs.navigator-tab.label': 'Pages',
  'narrow-tabs.preview-tab.label': 'Page',
}
