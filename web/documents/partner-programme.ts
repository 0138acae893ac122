import { defineQuery } from 'groq'
import { z } from 'zod'
import type { LinkContext } from '#web/content/values/links.ts'
import { inLocale, labelIn } from '#web/content/values/localized.ts'
import { resolveText } from '#web/content/values/rich-text.ts'
import { localizedText, perLanguage, portableText } from '#web/content/values/shapes.ts'
import { defineSharedDocument } from './define-document.ts'

const partnerProgrammeQuery = defineQuery(`
  *[_type == "partnerProgramme" && _id == "partnerProgramme"][0]{
    models[]{ _key, name, text, terms[]{ label, value } }, conditions[]{ language, value }
  }
`)

export const partnerProgramme = defineSharedDocument({
  type: 'partnerProgramme',
  tag: 'partners',
  query: partnerProgrammeQuery,
  none: null,
  shape: z
    .object({
      models: z
        .array(
          z.object({
            _key: z.string(),
            name: localizedText,
            text: localizedText,
            terms: z.array(z.object({ label: localizedText, value: localizedText })).nullish(),
          }),
        )
        .nullish(),
      conditions: perLanguage(portableText),
    })
    .nullable(),
})

/** Partnership models with their terms and common conditions, in one language. */
export const partnerProgrammeIn = (row: typeof partnerProgramme.none, context: LinkContext) => ({
  models: (row?.models ?? []).map((model) => ({
    key: model._key,
    name: labelIn(model.name, context.locale),
    text: labelIn(model.text, context.locale),
    terms: (model.terms ?? []).map(({ label, value }) => ({
      label: labelIn(label, context.locale),
      value: labelIn(value, context.locale),
    })),
  })),
  conditions: resolveText(inLocale(row?.conditions, context.locale), context),
})
