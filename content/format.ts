import { content, contentDocuments } from './content.ts'
import { saveFiles } from './save-files.ts'
import { filesOf } from './yaml/to-files.ts'

/**
 * `node content/format.ts` formats the files as an export does, so that an export only differs in content.
 */
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
