import { Document, isScalar, visit } from 'yaml'

const isShort = (text: string): boolean => text.length <= 100 && !text.includes('\n')

/**
 * The one form our files have, so that an export differs from them only where words differ: lists of short words
 * and links on one line, texts of several lines as a block, no line broken by width.
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
