/** A picture of the starting content, as blocks hold it. */
export const samplePicture = {
  _type: 'image' as const,
  asset: {
    _type: 'reference' as const,
    _ref: 'image-2094c6a14f444bf2f8eb07a8c13e72991048ea80-1500x1000-png',
  },
  alt: 'An engraved coast: two headlands with a narrow strait between them, and a rock in the sea.',
}
