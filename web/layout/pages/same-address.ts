/** A link to load the page that was asked for again, whatever it is. */
export const sameAddress = (label: string) => ({ href: '?', label, external: false, newWindow: false })
