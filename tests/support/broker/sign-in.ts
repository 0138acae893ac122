import { demoPassword } from '#tests/support/lake/lake.ts'

/** Signs a demo user in through the lake's own page, as the Studio does, and gives the token. */
export async function signInAs(url: string, name: string, password = demoPassword): Promise<string> {
  const response = await fetch(`${url}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ name, password, origin: `${url}/` }),
  })
  const sid = new URL(response.headers.get('location') ?? url).hash.slice('#sid='.length)
  if (sid === '') throw new Error(`sign-in of ${name} answered ${response.status}`)
  const fetched: unknown = await (await fetch(`${url}/v1/auth/fetch?sid=${sid}`)).json()
  if (
    typeof fetched === 'object' &&
    fetched !== null &&
    'token' in fetched &&
    typeof fetched.token === 'string'
  ) {
    return fetched.token
  }
  throw new Error('no token was given')
}
