/** A sample paragraph, as a link if it has an address. */
export const paragraph = (key: string, words: string, href?: string) => ({
  _type: 'block' as const,
  _key: key,
  style: 'normal',
  markDefs: href ? [{ _type: 'link', _key: 'l', href }] : [],
  children: [{ _type: 'span' as const, _key: 's', text: words, marks: href ? ['l'] : [] }],
})
