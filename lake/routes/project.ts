import type { Context, Hono } from 'hono'
import { aclOf, addonAcl } from '#lake/access/acl.ts'
import { membersOf } from '#lake/access/profile/profile.ts'
import { grantableRoles } from '#lake/access/roles.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { originGrant } from '#lake/http/cors.ts'
import { datasetOf, namedDataset } from '#lake/http/request/dataset.ts'
import { projectNotFound } from '#lake/http/errors.ts'
import { versionSegment as v } from '#lake/http/request/version.ts'
import { addonOf } from '#lake/store/addon.ts'
import { helpMenu } from '#lake/studio/help-menu.ts'

/** The project's metadata, and the small endpoints without which the Studio logs errors. */
export const projectRoutes = (app: Hono<LakeEnv>, lake: Lake): void => {
  const describe = (c: Context<LakeEnv>) => {
    const principal = c.get('principal')
    return {
      id: lake.settings.projectId,
      displayName: 'Content Lake',
      organizationId: null,
      studioHost: null,
      isBlocked: false,
      isDisabled: false,
      isDisabledByUser: false,
      members: principal.kind === 'anonymous' ? [] : membersOf(lake, principal),
      features: [],
      metadata: {},
    }
  }

  app.use(`${v}/projects/:project/*`, async (c, next) => {
    const id = c.req.param('project')
    if (id !== lake.settings.projectId) throw projectNotFound(id)
    await next()
  })
  app.get(`${v}/projects`, (c) => c.json([describe(c)]))
  app.get(`${v}/projects/:project`, (c) => c.json(describe(c)))
  app.get(`${v}/projects/:project/datasets/:dataset/acl`, (c) => {
    const { name } = datasetOf(c, lake)
    return c.json(name === addonOf(lake.settings.dataset) ? addonAcl : aclOf(c.get('principal')))
  })
  app.get(`${v}/projects/:project/grants`, (c) => c.json({}))
  app.get(`${v}/projects/:project/roles`, (c) => c.json(grantableRoles()))
  app.get(`${v}/projects/:project/user-applications`, (c) => c.json([]))
  app.get(`${v}/projects/:project/new-content-release-allowed`, (c) =>
    c.json({
      data: {
        orgActiveReleaseCount: 0,
        orgMeteredActiveReleaseCount: 0,
        datasetReleaseLimit: 100,
        orgActiveReleaseLimit: 100,
      },
    }),
  )

  app.get(`${v}/check/cors`, (c) => {
    const origin = c.req.header('origin')
    const granted = origin === undefined ? 'credentials' : originGrant(lake, origin)
    return c.json({
      result: { allowed: granted !== undefined, withCredentials: granted === 'credentials' },
    })
  })
  app.get('/ping', (c) => c.json({}))
  app.get(`${v}/ping`, (c) => {
    // The Studio measures this response and warns of HTTP/1.1, where six streams use up a browser's
    // connections. The embedded Studio spreads its streams over shards, so it is redirected to one: there is
    // nothing to measure across origins, and no wrong warning. A Studio of another origin is answered here:
    // its browser would send the redirect with an opaque origin that cannot be allowed.
    const probes = c.req.query('tag') === 'sanity.studio.protocol-check'
    const { hostname, port, protocol, origin } = new URL(lake.settings.url)
    const isOwnStudio = (c.req.header('origin') ?? origin) === origin
    if (!probes || !isOwnStudio || hostname !== 'localhost' || protocol !== 'http:') return c.json({})
    return c.redirect(`http://s0.localhost:${port || '80'}/ping`, 307)
  })
  // The Studio pings without its session when a stream broke off.
  app.get(`${v}/data/ping/:dataset`, (c) => {
    namedDataset(c, lake)
    return c.json({})
  })
  // Parts of the hosted service that do not exist here, each with the empty answer the Studio expects.
  // Without a feature the Studio looks for an upgrade offer, and re-renders everything when that answer comes,
  // losing what somebody has typed.
  // The last two are asked for by the CLI before it makes a private dataset, and an alias, which is refused.
  app.get(`${v}/features`, (c) =>
    c.json([
      'contentReleases',
      'singleDocRelease',
      'studioComments',
      'sanityTasks',
      'privateDataset',
      'advancedDatasetManagement',
    ]),
  )
  app.get(`${v}/user-applications`, (c) => c.json([]))
  // Dataset aliases, which the CLI looks up before an import.
  app.get(`${v}/aliases`, (c) => c.json([]))
  app.get(`${v}/access/requests/me`, (c) => c.json([]))
  // No plan, so no limit on history retention; the release tool reads a plan's fields unless it is null.
  app.get(`${v}/subscriptions/*`, (c) => c.json(null))
  app.get(`${v}/schedules/*`, (c) => c.json({ schedules: [] }))
  app.get(`${v}/help`, (c) => c.json(helpMenu(lake.settings.url, c.req.query('locale'))))
  app.get(`${v}/journey/announcements`, (c) => c.json([]))
  app.get(`${v}/journey/*`, (c) => c.json(null))
  app.get(`${v}/intake/telemetry-status`, (c) => c.json({ status: 'denied' }))
  app.post(`${v}/intake/*`, (c) => c.body(null, 204))
}
