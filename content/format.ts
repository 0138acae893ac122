import { content, contentDocuments } from './content.ts'
import { saveFiles } from './save-files.ts'
import { filesOf } from './yaml/to-files.ts'

/** `node content/format.ts` brings the files into the form of an export, so that one differs only where words do. */
try {
  const documents = contentDocuments()
  const known = content.loaded.map(({ document }) => document._id)
  const changed = await saveFiles(filesOf(documents, known))
  console.log(
    changed.length === 0
      ? 'content: every file is in form'
      : `content: brought into form: ${changed.join(', ')}`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
