import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { planRole } from '#lake/access/people/plan-person.ts'
import { planTokenEnd, planTokenName } from '#lake/access/people/plan-token.ts'
import { grantableRoles, roles } from '#lake/access/roles.ts'
import {
  addToken,
  type ApiToken,
  isActive,
  listTokens,
  revokeTokenById,
  rotateToken,
  tokenById,
} from '#lake/access/tokens.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { badRequest, forbidden, notFound, projectNotFound, unauthorized } from '#lake/http/errors.ts'
import { readJson } from '#lake/http/request/body.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import type { Lake } from '#lake/lake.ts'
import { assertWritable } from '#lake/record/state.ts'
import { administratorOf } from './administrator.ts'

const bodyLimit = 16 * 1024
const text = z.string().max(1_000)
const membership = z.strictObject({
  resourceType: z.literal('project'),
  resourceId: text,
  roleNames: z.array(text).length(1, 'must name one role'),
})
const robotForm = z.strictObject({
  label: text,
  memberships: z.array(membership).length(1, 'must name this project alone'),
  expiresAt: text.nullish(),
})
const tokenForm = z.strictObject({ label: text, roleName: text, expiresAt: text.nullish() })

const token = ({ id, name, role, createdAt, expiresAt }: ApiToken) => ({
  id,
  label: name,
  projectUserId: id,
  createdAt,
  expiresAt,
  roles: [{ name: role, title: roles[role].title }],
})

/** The lake's tokens of programs, as Sanity's access and management APIs ask for them (lake contract 10). */
export function tokenRoutes(app: Hono<LakeEnv>, lake: Lake): void {
  const access = `${versionSegment}/access/project/:project`
  const older = `${versionSegment}/projects/:project/tokens`
  const { db, settings } = lake
  const author = (c: Context<LakeEnv>) => administratorOf(c, lake, 'tokens')

  const robot = ({ id, name, role, createdAt, expiresAt }: ApiToken) => ({
    id,
    label: name,
    createdAt,
    expiresAt,
    memberships: [{ resourceType: 'project', resourceId: settings.projectId, roleNames: [role] }],
  })
  const active = () => listTokens(db).filter((entry) => isActive(entry))

  /** @throws {HttpError} 400 with a sentence about the label, role or end; {UserRefusal} for a name that is taken */
  const make = ({ label, roleName, expiresAt }: z.infer<typeof tokenForm>, by: string) => {
    if (roleName === 'translator') {
      throw badRequest(
        'A translator needs a language, which Sanity has no field for. Make the token with: npm run lake -- token add NAME --role translator --language LANGUAGE',
      )
    }
    const granted = planRole(roleName, undefined)
    if ('field' in granted) throw badRequest(granted.sentence)
    const at = planTokenEnd(expiresAt, new Date())
    if (typeof at === 'string') throw badRequest(at)
    return addToken(db, { name: planTokenName(label), end: { at }, ...granted }, by)
  }

  const remove = (c: Context<LakeEnv>) => {
    const by = author(c)
    const entry = tokenById(db, c.req.param('id') ?? '')
    if (entry === undefined || !isActive(entry))
      throw notFound('There is no such token. Load the list again.')
    revokeTokenById(db, entry.id, by)
    return c.body(null, 204)
  }

  app.get(`${access}/roles`, (c) => {
    author(c)
    const data = grantableRoles()
    return c.json({ data, nextCursor: null, totalCount: data.length })
  })

  app.get(`${access}/robots`, (c) => {
    author(c)
    const data = active().map(robot)
    return c.json({ data, nextCursor: null, totalCount: data.length })
  })

  app.post(`${access}/robots`, async (c) => {
    const by = author(c)
    const { label, memberships, expiresAt } = await readJson(c, robotForm, bodyLimit)
    const [{ resourceId, roleNames } = { resourceId: '', roleNames: [] }] = memberships
    if (resourceId !== settings.projectId) throw projectNotFound(resourceId)
    const made = make({ label, roleName: roleNames[0] ?? '', expiresAt }, by)
    return c.json({ ...robot(made.entry), token: made.token }, 201)
  })

  app.delete(`${access}/robots/:id`, remove)

  app.post(`${versionSegment}/access/robots/me/rotate`, (c) => {
    const { kind, id } = c.get('principal')
    if (kind === 'anonymous') throw unauthorized('A token is exchanged by who holds it')
    if (tokenById(db, id) === undefined) {
      throw forbidden(
        'This is no token of the lake: sessions end by themselves, and the tokens of the settings are changed there',
      )
    }
    assertWritable(lake.record)
    const { entry, token: secret } = rotateToken(db, id)
    c.header('cache-control', 'no-store')
    return c.json({ ...robot(entry), token: secret })
  })

  app.get(older, (c) => {
    author(c)
    return c.json(active().map(token))
  })

  app.post(older, async (c) => {
    const by = author(c)
    const made = make(await readJson(c, tokenForm, bodyLimit), by)
    return c.json({ ...token(made.entry), key: made.token }, 201)
  })

  app.delete(`${older}/:id`, remove)
}
