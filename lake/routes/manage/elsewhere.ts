import type { Hono } from 'hono'
import type { LakeEnv } from '#lake/http/environment.ts'
import { badRequest, unauthorized } from '#lake/http/errors.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import { administratorOf } from './administrator.ts'

/** What Sanity's programs ask for and one machine has no such thing as: refused with the way out (lake contract 10). */
export function elsewhereRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  // Beside the members of a project the CLI lists who was invited.
  app.get(`${versionSegment}/invitations/project/:project`, (c) => {
    administratorOf(c, lake, 'people')
    return c.json([])
  })

  /** What is refused, of what, and what to do instead. */
  const refused: readonly [method: string, path: string, what: string, sentence: string][] = [
    [
      'POST',
      '/invitations/project/:project',
      'people',
      'Nobody is invited by mail here. Add a person under People in the Studio, or with: npm run lake -- user add NAME --role ROLE',
    ],
    ...['PUT', 'PATCH', 'DELETE'].map((method): [string, string, string, string] => [
      method,
      '/aliases/:name',
      'datasets',
      'Datasets have no aliases here. Name the dataset itself: the setting SANITY_DATASET says which one the site shows',
    ]),
    ...['GET', 'PUT', 'POST', 'DELETE'].map((method): [string, string, string, string] => [
      method,
      '/apis/graphql/*',
      'GraphQL APIs',
      'There is no GraphQL here. Ask with GROQ: sanity documents query, or the client',
    ]),
    [
      'POST',
      '/projects',
      'projects',
      'A lake is one project, that of SANITY_PROJECT_ID. For another one start another lake, with a DATA_DIR of its own',
    ],
    [
      'DELETE',
      '/projects/:project',
      'projects',
      'A lake is one project, and its log is kept. Stop the lake, and put its DATA_DIR away by hand',
    ],
  ]
  for (const [method, path, what, sentence] of refused) {
    app.on(method, `${versionSegment}${path}`, (c) => {
      administratorOf(c, lake, what)
      throw badRequest(sentence)
    })
  }
  app.get(`${versionSegment}/apis/graphql`, (c) => {
    if (c.get('principal').kind === 'anonymous') throw unauthorized('APIs are listed with a token')
    return c.json([])
  })
}
