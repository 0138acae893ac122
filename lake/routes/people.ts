import type { Context, Hono } from 'hono'
import { z } from 'zod'
import {
  type FieldFault,
  maxTokenDays,
  planEmail,
  planLastAdministrator,
  planPassword,
  planRole,
} from '#lake/access/people/plan-person.ts'
import { listSignIns } from '#lake/access/people/sign-ins.ts'
import { hasFactor, resetFactor, usersWithFactor } from '#lake/access/factor/second-factor.ts'
import { bearerToken } from '#lake/access/authenticate.ts'
import { profileOf } from '#lake/access/profile/profile.ts'
import { describeRole, type GrantedRole, roles } from '#lake/access/roles.ts'
import { endSessionById, endSessionsOf, listSessions, sessionIdOf } from '#lake/access/sessions.ts'
import { addToken, isActive, listTokens, revokeTokenById } from '#lake/access/tokens.ts'
import {
  addUser,
  changeRole,
  disableUser,
  enableUser,
  listUsers,
  setEmail,
  setPassword,
  type User,
  userById,
} from '#lake/access/users.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { apiError, forbidden, notFound, unauthorized } from '#lake/http/errors.ts'
import { readJson } from '#lake/http/request/body.ts'
import { versionSegment } from '#lake/http/request/version.ts'
import { listActs } from '#lake/log/person-acts.ts'
import { assertWritable } from '#lake/record/state.ts'

const formLimit = 16 * 1024
const maxListed = 500
const text = z.string().max(1_000)
const roleForm = z.object({ role: text, language: text.optional() })
const userForm = roleForm.extend({ name: text, displayName: text, password: text, email: text.default('') })
const userChange = z.union([
  z.strictObject({ disabled: z.boolean() }),
  z.strictObject({ email: text }),
  z.strictObject({ role: text, language: text.optional() }),
])
const passwordForm = z.object({ password: text })
const tokenForm = roleForm.extend({ name: text, days: z.number() })

const refused = ({ field, sentence }: FieldFault) =>
  apiError(422, 'Unprocessable Content', sentence, { field })

/** @throws {HttpError} 422 with the field at fault */
const grantedOf = ({ role, language }: z.infer<typeof roleForm>): GrantedRole => {
  const planned = planRole(role, language)
  if ('field' in planned) throw refused(planned)
  return planned
}

/** A user as administrators see one: never the password's hash. */
const shownUser = (user: User) => ({
  id: user.id,
  name: user.name,
  displayName: user.displayName,
  role: user.role,
  language: user.language,
  email: user.email,
  demo: user.demo,
  createdAt: user.createdAt,
  disabledAt: user.disabledAt,
})

const by = (c: Context<LakeEnv>): string => c.get('principal').id

/** `/people/…`: users, tokens, sessions, sign-ins and acts, for administrators alone (lake contract 1). */
export const peopleRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const people = `${versionSegment}/people`
  const { db } = lake
  const live = lake.settings.deployment === 'live'

  const nameOf = (id: string): string => profileOf(lake, id)?.displayName ?? id

  const known = (c: Context<LakeEnv>): User => {
    const user = userById(db, c.req.param('id') ?? '')
    if (user === undefined) throw notFound('There is no such user. Load the list again.')
    return user
  }

  const keepOneAdministrator = (id: string): void => {
    const fault = planLastAdministrator(listUsers(db), id, live)
    if (fault) throw refused(fault)
  }

  app.use(`${people}/*`, async (c, next) => {
    const principal = c.get('principal')
    if (principal.kind === 'anonymous')
      throw unauthorized('Sign in first: people are managed by administrators')
    if (!roles[principal.role].manages) {
      throw forbidden(
        `The role ${describeRole(principal).title} may not manage people. Ask a user with the role Administrator.`,
      )
    }
    if (c.req.method !== 'GET') assertWritable(lake.record)
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })

  app.get(`${people}/users`, (c) => {
    const secured = usersWithFactor(db)
    return c.json(listUsers(db).map((user) => ({ ...shownUser(user), secondFactor: secured.has(user.id) })))
  })

  app.post(`${people}/users`, async (c) => {
    const form = await readJson(c, userForm, formLimit)
    const granted = grantedOf(form)
    const name = form.name.trim()
    const displayName = form.displayName.trim()
    if (displayName === '' || displayName.length > 80) {
      throw refused({
        field: 'displayName',
        sentence: 'Others see this name beside what the user wrote. Give one of 1 to 80 characters.',
      })
    }
    const email = form.email.trim()
    const fault = planPassword(form.password, name) ?? planEmail(email)
    if (fault) throw refused(fault)
    const added = await addUser(db, { name, displayName, email, password: form.password, ...granted }, by(c))
    return c.json(shownUser(added), 201)
  })

  app.patch(`${people}/users/:id`, async (c) => {
    const change = await readJson(c, userChange, formLimit)
    const { id } = known(c)
    if ('disabled' in change) {
      if (change.disabled) {
        keepOneAdministrator(id)
        disableUser(db, id, by(c))
      } else enableUser(db, id, by(c))
    } else if ('email' in change) {
      const email = change.email.trim()
      const fault = planEmail(email)
      if (fault) throw refused(fault)
      setEmail(db, id, email, by(c))
    } else {
      const granted = grantedOf(change)
      if (granted.role !== 'administrator') keepOneAdministrator(id)
      changeRole(db, id, granted, by(c))
    }
    return c.json(shownUser(known(c)))
  })

  app.post(`${people}/users/:id/password`, async (c) => {
    const { password } = await readJson(c, passwordForm, formLimit)
    const { id, name } = known(c)
    const fault = planPassword(password, name)
    if (fault) throw refused(fault)
    await setPassword(db, id, password, by(c))
    return c.body(null, 204)
  })

  app.delete(`${people}/users/:id/second-factor`, (c) => {
    const { id } = known(c)
    if (!hasFactor(db, id)) throw notFound('This user has no second step. Load the list again.')
    resetFactor(db, id, by(c))
    return c.body(null, 204)
  })

  app.delete(`${people}/users/:id/sessions`, (c) => c.json({ ended: endSessionsOf(db, known(c).id, by(c)) }))

  app.get(`${people}/tokens`, (c) =>
    c.json(listTokens(db).map((token) => ({ ...token, isActive: isActive(token) }))),
  )

  app.post(`${people}/tokens`, async (c) => {
    const form = await readJson(c, tokenForm, formLimit)
    const granted = grantedOf(form)
    if (!Number.isInteger(form.days) || form.days < 1 || form.days > maxTokenDays) {
      throw refused({
        field: 'days',
        sentence: `A token lasts a whole number of days, from 1 to ${maxTokenDays}. Give one, such as 90.`,
      })
    }
    const { token, entry } = addToken(
      db,
      { name: form.name.trim(), end: { days: form.days }, ...granted },
      by(c),
    )
    return c.json({ ...entry, token }, 201)
  })

  app.delete(`${people}/tokens/:id`, (c) => {
    revokeTokenById(db, c.req.param('id'), by(c))
    return c.body(null, 204)
  })

  app.get(`${people}/sessions`, (c) => {
    const own = sessionIdOf(bearerToken(c.req.raw.headers) ?? '')
    return c.json(
      listSessions(db).map((session) => ({
        ...session,
        userName: nameOf(session.userId),
        isOwn: session.id === own,
      })),
    )
  })

  app.delete(`${people}/sessions/:id`, (c) => {
    const isEnded = endSessionById(db, c.req.param('id'), by(c))
    if (!isEnded) throw notFound('This session has ended already. Load the list again.')
    return c.body(null, 204)
  })

  app.get(`${people}/sign-ins`, (c) =>
    c.json(
      listSignIns(db, maxListed).map((attempt) => ({
        ...attempt,
        userName: attempt.userId === null ? null : nameOf(attempt.userId),
      })),
    ),
  )

  app.get(`${people}/acts`, (c) =>
    c.json(
      listActs(db, maxListed).map(({ seq, time, author, act, subject, detail }) => ({
        seq,
        time,
        act,
        detail,
        authorName: nameOf(author),
        subjectName: nameOf(subject),
      })),
    ),
  )
}
