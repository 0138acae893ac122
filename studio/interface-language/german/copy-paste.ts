/** German words of copying and pasting fields that `@sanity/locale-de-de` lacks. */
export default {
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Schreibgeschützte Felder übersprungen: {{fieldNames}} und {{count}} weitere',
}
