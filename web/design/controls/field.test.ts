import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const isDrawing = /className=(?:"|\{`)(?:[^"`]* )?(?:input|field|field__\w+)(?![-\w])/
const isLoading = /(?:#web\/design\/controls\/|'\.\/)(?:field\.css|field\.tsx|secret-field\.tsx|search\.css)'/
/** Drawn by the server on many pages: its style comes with the page (web/design/styles) or the dialog around it. */
const byPage = 'web/features/search/search-form.tsx'

it('whatever draws a field loads the style of fields, which is not in every page', () => {
  const parts = globSync('web/**/*.tsx', { cwd: root, exclude: (name) => name.includes('.next') })
  const drawing = parts.filter((file) => isDrawing.test(readFileSync(join(root, file), 'utf8')))
  expect(drawing.length).toBeGreaterThan(8)
  expect(drawing.filter((file) => !isLoading.test(readFileSync(join(root, file), 'utf8')))).toEqual([byPage])
})
