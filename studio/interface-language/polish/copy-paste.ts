/** Polish words of copying and pasting fields that `@sanity/locale-pl-pl` lacks. */
export default {
  'copy-paste.on-paste.validation.read-only-fields-skipped.description':
    'Pominięto pola tylko do odczytu: {{fieldNames}}',
  'copy-paste.on-paste.validation.read-only-fields-skipped-truncated.description':
    'Pominięto pola tylko do odczytu: {{fieldNames}} i jeszcze {{count}}',
}
