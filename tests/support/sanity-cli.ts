import { invokeSanityCli } from '@sanity/cli/invokeSanityCli'
import { runProgram } from '#tests/support/process.ts'
import { writeToken } from '#tests/support/lake/lake.ts'

/** Where Sanity's own programs ask: the project's host, or the one for all projects. */
const hosted = /^https:\/\/(?:[a-z0-9-]+\.)?api\.sanity\.io(?=\/)/

/** Runs the real CLI of Sanity with its requests led to a lake; what it prints, and its exit code. */
export const sanityAt =
  (lakeUrl: string) =>
  async (args: string, token = writeToken): Promise<{ exitCode: number; output: string }> => {
    const { exitCode, output } = await invokeSanityCli({
      args: `${args} --project-id local`,
      source: 'mcp',
      token,
      fetch: (address, init) => {
        if (!hosted.test(address)) throw new Error(`the CLI asks elsewhere: ${address}`)
        return fetch(address.replace(hosted, lakeUrl), init)
      },
    })
    return { exitCode, output }
  }

/** Runs `npm run sanity -- …` at a lake, on the Studio of this product, as an operator does. */
export const operatorAt =
  (lakeUrl: string) =>
  (...args: string[]): Promise<{ code: number | null; output: string }> =>
    runProgram(['scripts/sanity.mjs', ...args], { LAKE_URL: lakeUrl, SANITY_API_WRITE_TOKEN: writeToken })
