/** Polish words of comments that `@sanity/locale-pl-pl` lacks. */
export default {
  'field-button.content_few': 'Pokaż komentarze',
  'field-button.content_many': 'Pokaż komentarze',
  'inspector-error.title': 'Nie udało się wczytać komentarzy',
  'feature-name': 'Komentarze',
}
