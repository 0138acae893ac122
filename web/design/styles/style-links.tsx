import { styleFiles } from './files.gen.ts'

export type StyleName = keyof typeof styleFiles

export const isStyleName = (name: string): name is StyleName => name in styleFiles

export const allStyles = Object.keys(styleFiles).filter(isStyleName)

/**
 * The stylesheets of the page's blocks, in addition to `web/app/globals.css`, which every page has. React hoists each
 * into the head once and shows the next page only when they have loaded. Not inside a still part, whose content is not
 * rendered in the browser.
 */
export const StyleLinks = ({ names }: { names: readonly StyleName[] }) =>
  names.map((name) => <link key={name} rel="stylesheet" href={styleFiles[name]} precedence="page" />)
