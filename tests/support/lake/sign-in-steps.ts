import { codeAt } from '#lake/access/factor/codes.ts'
import { demoPassword, type TestLake } from './lake.ts'

/** An answer of the sign-in: its page, the ticket of the next form, and the Studio's one-time code. */
export interface StepAnswer {
  status: number
  page: string
  ticket: string
  sid: string
}

/** Sends a form of the sign-in, as a browser without script does. */
export const sendStep = async (
  lake: TestLake,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<StepAnswer> => {
  const response = await fetch(`${lake.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: lake.url },
    body: new URLSearchParams({ origin: `${lake.url}/`, ...fields }),
  })
  const page = await response.text()
  const [, ticket = ''] = /name="ticket" value="([\w-]+)"/.exec(page) ?? []
  const hash = new URL(response.headers.get('location') ?? lake.url).hash
  return { status: response.status, page, ticket, sid: hash.slice('#sid='.length) }
}

/** The key a page of the sign-in shows. */
export const keyIn = (page: string): string =>
  (/<code>([A-Z2-7 ]{30,})<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '')

/** Gives a user a second factor, as at the sign-in. @returns its key and the recovery codes */
export const setUpFactor = async (lake: TestLake, name: string, password = demoPassword) => {
  const asked = await sendStep(lake, '/sign-in', { name, password, 'second-step': 'set' })
  const secret = keyIn(asked.page)
  // The code before, so that the one of now is still good for a sign-in.
  const code = codeAt(secret, Date.now() - 30_000)
  const shown = await sendStep(lake, '/sign-in/second-step', { ticket: asked.ticket, code })
  const codes = [...shown.page.matchAll(/<li><code>([\w-]+)<\/code>/g)].map(([, one = '']) => one)
  return { secret, codes, shown }
}
