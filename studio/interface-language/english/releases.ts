/** Of a release that was taken back since, Sanity goes on to say that it is published successfully. */
export default {
  'publish-info.title': 'This release was published.',
}
