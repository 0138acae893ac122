/** Written by locales/write-texts.ts. */
import enPaper from './en/paper.json' with { type: 'json' }
import dePaper from './de/paper.json' with { type: 'json' }
import plPaper from './pl/paper.json' with { type: 'json' }

export const paper = {
  en: enPaper,
  de: dePaper,
  pl: plPaper,
}
