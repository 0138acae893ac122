import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { exportContent } from './export-content.ts'
import { settingsClient } from './lake/lake-client.ts'

/** `node content/export.ts [--to <folder>]`: writes what is published into the files of `content/`. */
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const folder = values.to === undefined ? undefined : pathToFileURL(`${values.to}/`)
  const { documents, changed, gone, kept } = await exportContent(settingsClient(), folder)
  for (const file of changed) console.log(`content/${file}: written`)
  for (const file of gone) console.log(`content/${file}: removed, its page is not published any more`)
  for (const id of kept)
    console.log(`${id}: changed in the lake; its paper stays in the lake and its history`)
  console.log(`content: ${documents} documents, ${changed.length + gone.length} files differ from before`)
} catch (error) {
  console.error(`The content was not exported. ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
