'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { preinit } from 'react-dom'

const never = () => () => {}

/** Another name for the same file: React would take the link in the page's body for its own, which goes with the page. */
const kept = (file: string) => `${file}#kept`

/**
 * The stylesheets further down a page (`StylesFromHere`) when React shows it. A page one goes to appears when they have
 * loaded, like the others in its head; of a page that came as HTML they are put into the head as well, so that a part
 * that a publish draws anew keeps its styles.
 */
export const LaterStyles = ({ files }: { files: readonly string[] }) => {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [cameAsHtml] = useState(isHydrating)
  useEffect(() => {
    if (cameAsHtml) for (const file of files) preinit(kept(file), { as: 'style', precedence: 'page' })
  }, [cameAsHtml, files])
  return cameAsHtml
    ? null
    : files.map((file) => <link key={file} rel="stylesheet" href={kept(file)} precedence="page" />)
}
