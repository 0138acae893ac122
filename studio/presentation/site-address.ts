/**
 * The part of the DOM that is read: one build of the Studio serves every site, so the address comes from the
 * page.
 */
interface Page {
  querySelector(selector: string): { getAttribute(name: string): string | null } | null
}

/**
 * The origin of the previewed site: from the Studio's page, into which the lake writes it, else from the
 * build for a hosted project, else the default on this machine.
 */
export const siteAddress = (page: Page | undefined, told: string | undefined): string => {
  const written = page?.querySelector('meta[name="site-url"]')?.getAttribute('content')
  return new URL(written || told || 'http://localhost:3000').origin
}
