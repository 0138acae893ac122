import { defineQuery } from 'groq'
import { z } from 'zod'
import { answerTo } from '#web/content/lake/read.ts'
import { readForPage } from '#web/content/render/render-scope.ts'
import { text } from '#web/content/values/shapes.ts'
import { hasOverrides, setOverrides } from '#web/i18n/overrides.ts'
import { planOverrides } from '#web/i18n/plan-overrides.ts'
import { defineDocument } from './define-document.ts'

const interfaceTextQuery = defineQuery(`
  *[_type == "interfaceText"] | order(_id asc){ _id, language, namespace, overrides[]{ key, value } }
`)

/** Editors' overrides of interface texts. */
export const interfaceText = defineDocument({
  type: 'interfaceText',
  tag: 'interface',
  query: interfaceTextQuery,
  isOnEveryPage: true,
  shape: z.array(
    z.object({
      language: text,
      namespace: text,
      overrides: z.array(z.object({ key: text, value: text })).nullish(),
    }),
  ),
})

const apply = (rows: ReturnType<typeof interfaceText.parse>): void =>
  setOverrides(
    planOverrides(rows, (what) => console.error('an override of an interface text is left out:', what)),
  )

let last: Promise<void> = Promise.resolve()

/**
 * Applies the published overrides. Called before pages with other texts expire, so that they are rendered with them;
 * calls are serialised, so that the newest answer stays.
 * @throws when the lake does not answer
 */
export const renewInterfaceTexts = (): Promise<void> => {
  const { ask, parse } = interfaceText
  const renewed = last.then(async () => apply(parse(await ask())))
  last = renewed.catch(() => {})
  return renewed
}

/** Expires the page being rendered when overrides are published. */
export const followInterfaceTexts = async (): Promise<void> => {
  await readForPage(interfaceText)
  // In a build, or after a start while the lake was down. Not from the read above, which may belong to a preview.
  if (!hasOverrides()) apply((await answerTo(interfaceText)).data)
}
