/**
 * What is said in English where a rule is checked, by the lake or beside it, and reaches the Studio filled in. A
 * sentence is looked for in this order.
 */
export const heardSentences = [
  '{{sentence}} (field: {{path}})',
  'A different {{language}} file was published {{label}} on {{date}}.',
  'A different {{language}} file ({{name}}) was published {{label}} on {{date}}.',
  'without a version label',
  'as version “{{version}}”',
  'It is no PDF.',
  'It was stored before papers were read: upload it once more.',
  'It stands under {{language}} but is written in {{found}}.',
  'It cannot be opened: it is damaged. Export it again.',
  'It holds no text that can be read, only pictures of pages. Export it from the program it was written in.',
  'It has no title. Write one into the document’s properties and export it again.',
  'It could not be read within fifteen seconds. Export it again with less in it.',
  '{{address}} cannot be taken away, because it is led to from: {{names}}. Lead them elsewhere first, or redirect {{again}} in the same step.',
  'A file for this field is still being uploaded. Wait until it is there, or cancel it, then publish.',
  'It is {{address}}.',
] as const
