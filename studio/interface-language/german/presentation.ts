/** What the two halves of the preview are called on a narrow screen: the package says what Sanity’s programs are called. */
export default {
  'narrow-tabs.content-tab.label': 'Formular',
  'narrow-tabs.navigator-tab.label': 'Seiten',
  'narrow-tabs.preview-tab.label': 'Seite',
}
