/** A block of a page whose words “Who we are” lead to an address. */
export const leadingTo = (href: string) => ({
  _key: 'l',
  _type: 'richText',
  content: [
    {
      _key: 'p',
      _type: 'block',
      style: 'normal',
      markDefs: [{ _key: 'm', _type: 'link', href }],
      children: [{ _key: 's', _type: 'span', text: 'Who we are', marks: ['m'] }],
    },
  ],
})
