import { definePlugin } from 'sanity'
import { KeptForm } from './kept-form.tsx'
import { keepingWords } from './use-words.ts'

/** Keeps what is typed into forms in the browser until the lake has it. */
export const keeping = definePlugin({
  name: 'keeping',
  i18n: { bundles: keepingWords },
  document: { components: { unstable_layout: KeptForm } },
})
