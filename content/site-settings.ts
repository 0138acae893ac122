import { z } from 'zod'
import { documentOf } from './content.ts'
import { perLanguage } from './languages.ts'

/** What holds for the whole site, from `data/site-settings.yaml` (requirements A8, D9). */
export const siteSettings = z
  .looseObject({
    brandName: z.string(),
    metadata: z.looseObject({ title: perLanguage(z.string()) }),
    links: z.record(z.string(), z.string()),
  })
  .parse(documentOf('siteSettings'))
