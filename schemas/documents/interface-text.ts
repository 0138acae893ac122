import type { DocumentDefinition } from 'sanity'
import { placeholderTable } from '#locales/interface-texts.ts'
import { namespaces } from '#locales/resources.ts'
import { check } from '#schemas/lib/check.ts'
import { keepsPlaceholders, knownKeys, pattern, required, unique } from '#schemas/lib/constraints.ts'
import { line, lines, choice, listOf, languageChoices } from '#schemas/lib/fields.ts'
import { noLossFigure } from '#schemas/lib/loss-figure.ts'
import { say } from '#schemas/words/say.ts'

/** Overrides of interface texts in one language. */
export const interfaceText: DocumentDefinition = {
  name: 'interfaceText',
  title: 'Interface texts',
  type: 'document',
  description:
    'Words of buttons and messages in one language that replace those of the program. Example: trading in Polski',
  validation: check(
    noLossFigure,
    knownKeys(placeholderTable, 'The program has no text with this key. Look it up in “Interface texts”.'),
    keepsPlaceholders(
      placeholderTable,
      'Keep what stands in double braces exactly as in the English text, such as {{time}}.',
    ),
  ),
  fields: [
    choice(
      ['language', 'Language', 'Set when it is made. Example: Polski'],
      languageChoices,
      'Choose one of the languages of this site.',
      required('Choose the language.'),
    ),
    choice(
      ['namespace', 'Part', 'Which texts are replaced. Example: trading'],
      namespaces.map((value) => ({ value, title: value })),
      'Choose one of the parts.',
      required('Choose the part.'),
      unique(['language'], 'The texts of this part and language stand in another document already.'),
    ),
    listOf(['overrides', 'Texts', 'Only those that differ from the program. Example: quotes.stale'], {
      name: 'override',
      title: 'Text',
      fields: [
        line(
          ['key', 'Key', 'The name of the text in the program. Example: quotes.stale'],
          required('Write the key of the text.'),
          pattern('^[A-Za-z0-9_.-]+$', 'A key has letters, digits, dots and hyphens only.'),
        ),
        lines(
          ['value', 'Words', 'Keep what stands in double braces as it is. Example: Stand: {{time}}'],
          required('Write the words.'),
          pattern('^[^<>]*$', 'Write plain words: the signs < and > are not shown as they are.'),
        ),
      ],
      preview: { select: { title: 'value', subtitle: 'key' } },
    }),
  ],
  preview: {
    select: { language: 'language', namespace: 'namespace' },
    prepare: ({ language, namespace }) => ({
      title: String(namespace ?? say('Interface texts')),
      subtitle: String(language ?? ''),
    }),
  },
}
