import { Document, isScalar, visit } from 'yaml'

const isShort = (text: string): boolean => text.length <= 100 && !text.includes('\n')

/**
 * The canonical form of our files, so that an export only differs in content: lists of short texts and links
 * on one line, multi-line texts as blocks, no wrapping.
 */
export function writeYaml(value: unknown): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Seq(_key, seq) {
      const words = seq.items.map((item) => (isScalar(item) ? String(item.value) : '\n'))
      if (isShort(words.join(', '))) seq.flow = true
    },
    Map(_key, map) {
      const isLink = map.items.every(
        ({ key, value: one }) =>
          isScalar(key) &&
          ['page', 'path', 'url', 'setting', 'newWindow'].includes(String(key.value)) &&
          isScalar(one),
      )
      if (isLink && map.items.length > 0) map.flow = true
    },
  })
  return document.toString({ lineWidth: 0, flowCollectionPadding: true })
}
