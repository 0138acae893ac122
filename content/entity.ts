import { z } from 'zod'
import { documentOf } from './content.ts'
import { perLanguage } from './languages.ts'

const words = perLanguage(z.string())

/**
 * The firm, from `data/entity.yaml`. Name, licence and address are written only there: texts use the tokens
 * `{firmName}`, `{licenceNumber}`, `{regulatorName}` and `{address}`.
 */
export const entity = z
  .looseObject({
    _id: z.literal('entity'),
    firmName: z.string(),
    licenceNumber: z.string(),
    address: words,
    regulatorName: words,
    statement: words,
    isSample: z.boolean(),
  })
  .parse(documentOf('entity'))
