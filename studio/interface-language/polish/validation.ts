/** Polish words about values that `@sanity/locale-pl-pl` lacks. */
export default {
  'generic.incorrect-type': 'Oczekiwano typu „{{expectedType}}”, a jest „{{actualType}}”',
  'generic.not-allowed_hint': 'Wartości „{{hint}}” nie ma wśród dozwolonych',
  'string.regex-does-not-match': 'Nie pasuje do wzorca „{{name}}”',
  'string.regex-match': 'Nie może pasować do wzorca „{{name}}”',
}
