/** A link that reloads the current page. */
export const sameAddress = (label: string) => ({ href: '?', label, external: false, newWindow: false })
