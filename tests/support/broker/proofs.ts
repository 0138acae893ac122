import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** How many tasks were asked for so far: the tasks of one address are limited. */
let asked = 0

/** Solutions of the site's tasks, as a visitor's browser makes them, each to be used once. */
export const makeProofs = (site: { url: string }, purpose: 'login' | 'account' | 'enquiry', count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      asked += 1
      const response = await fetch(`${site.url}/api/challenge?for=${purpose}`, {
        headers: {
          origin: site.url,
          'x-forwarded-for': `100.64.${Math.floor(asked / 100)}.1`,
        },
      })
      const challenge: Challenge = JSON.parse(await response.text())
      const solution = await solveChallenge({ challenge, deriveKey })
      return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
    }),
  )
