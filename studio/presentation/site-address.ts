/** The part of a page that tells: one build of the Studio serves every site, so it learns the address here. */
interface Page {
  querySelector(selector: string): { getAttribute(name: string): string | null } | null
}

/**
 * The origin of the site that is previewed: what the page of the Studio says, which the lake writes in, else
 * what the build for a hosted project was told, else the site's usual place on this machine.
 */
export const siteAddress = (page: Page | undefined, told: string | undefined): string => {
  const written = page?.querySelector('meta[name="site-url"]')?.getAttribute('content')
  return new URL(written || told || 'http://localhost:3000').origin
}
