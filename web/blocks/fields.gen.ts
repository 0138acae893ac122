/** Written by scripts/generate/blocks.ts from schemas/blocks and web/blocks. */
import { cardsFields } from './cards/query.ts'
import { dayRuleFields } from './day-rule/query.ts'
import { heroFields } from './hero/query.ts'
import { latestPapersFields } from './latest-papers/query.ts'
import { lessonsFields } from './lessons/query.ts'
import { openingFields } from './opening/query.ts'
import { pictureFields } from './picture/query.ts'
import { platformHeroFields } from './platform-hero/query.ts'
import { platformPairFields } from './platform-pair/query.ts'
import { richTextFields } from './rich-text/query.ts'
import { sideNoteFields } from './side-note/query.ts'
import { topInstrumentsFields } from './top-instruments/query.ts'
import { tradeToScaleFields } from './trade-to-scale/query.ts'

/** GROQ: what the page query asks of blocks beyond their plain fields. */
export const blockFields = /* groq */ `
  _type == "cards" => { ${cardsFields} },
  _type == "dayRule" => { ${dayRuleFields} },
  _type == "hero" => { ${heroFields} },
  _type == "latestPapers" => { ${latestPapersFields} },
  _type == "lessons" => { ${lessonsFields} },
  _type == "opening" => { ${openingFields} },
  _type == "picture" => { ${pictureFields} },
  _type == "platformHero" => { ${platformHeroFields} },
  _type == "platformPair" => { ${platformPairFields} },
  _type == "richText" => { ${richTextFields} },
  _type == "sideNote" => { ${sideNoteFields} },
  _type == "topInstruments" => { ${topInstrumentsFields} },
  _type == "tradeToScale" => { ${tradeToScaleFields} }
`
