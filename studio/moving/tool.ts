import { definePlugin } from 'sanity'
import { movingWords } from './use-words.ts'

/** The words of the dialog about a page that moves, in the languages of the Studio. */
export const moving = definePlugin({ name: 'moving', i18n: { bundles: movingWords } })
