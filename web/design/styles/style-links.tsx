import { styleFiles } from './files.gen.ts'

export type StyleName = keyof typeof styleFiles

const isName = (name: string): name is StyleName => name in styleFiles

export const allStyles = Object.keys(styleFiles).filter(isName)

/**
 * The stylesheets of what this page is made of, over the frame's (`web/app/globals.css`), which every page has.
 * React writes them into the head once each, whoever asks, and shows a page it goes to only when they are there.
 * Not inside of a still part: what is still has no life of its own in the browser.
 */
export const StyleLinks = ({ names }: { names: readonly StyleName[] }) =>
  names.map((name) => <link key={name} rel="stylesheet" href={styleFiles[name]} precedence="page" />)
