import { styleFiles } from './files.gen.ts'

export type StyleName = keyof typeof styleFiles

export const isStyleName = (name: string): name is StyleName => name in styleFiles

export const allStyles = Object.keys(styleFiles).filter(isStyleName)

export const addressesOf = (names: readonly StyleName[]): string[] => names.map((name) => styleFiles[name])

/**
 * The stylesheets that what a visitor sees first needs, in addition to `web/app/globals.css`, which every page has.
 * React hoists each into the head once and shows the next page only when they have loaded. Not inside a still part,
 * whose content is not rendered in the browser.
 */
export const StyleLinks = ({ names }: { names: readonly StyleName[] }) =>
  names.map((name) => <link key={name} rel="stylesheet" href={styleFiles[name]} precedence="page" />)

/**
 * Stylesheets of what follows further down: the browser draws what stands above while they load, and nothing below
 * before they have. A page names them all in `LaterStyles`.
 */
export const StylesFromHere = ({ names }: { names: readonly StyleName[] }) =>
  names.map((name) => <link key={name} rel="stylesheet" href={styleFiles[name]} />)
