import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { authenticate } from '#lake/access/authenticate.ts'
import { UserRefusal } from '#lake/access/users.ts'
import type { Lake } from '#lake/lake.ts'
import type { LakeEnv } from '#lake/http/environment.ts'
import { admission } from '#lake/http/admission.ts'
import { cors } from '#lake/http/cors.ts'
import { apiError, HttpError } from '#lake/http/errors.ts'
import { checkTag } from './http/request/parameters.ts'
import { routePath } from './http/request/path.ts'
import { requestLog } from '#lake/http/request-log.ts'
import { securityHeaders } from '#lake/http/security-headers.ts'
import { measureRequests } from '#lake/metrics/request-meter.ts'
import { actionRoutes } from '#lake/routes/actions.ts'
import { approvalRoutes } from '#lake/routes/approvals.ts'
import { moveRoutes } from '#lake/routes/moves.ts'
import { datasetRoutes } from '#lake/routes/datasets.ts'
import { docRoutes } from '#lake/routes/doc.ts'
import { exportRoutes } from '#lake/routes/export.ts'
import { historyRoutes } from '#lake/routes/history.ts'
import { inForceRoutes } from '#lake/routes/in-force.ts'
import { leftOutRoutes } from '#lake/routes/sites/left-out.ts'
import { listenRoutes } from '#lake/routes/listen.ts'
import { liveEventRoutes } from '#lake/routes/live-events.ts'
import { mutateRoutes } from '#lake/routes/mutate.ts'
import { recordRoutes } from '#lake/routes/record.ts'
import { queryRoutes } from '#lake/routes/query.ts'
import { referenceRoutes } from '#lake/routes/references.ts'
import { sequenceRoutes } from '#lake/routes/sites/sequence.ts'
import { assetRoutes } from '#lake/routes/assets.ts'
import { authRoutes } from '#lake/routes/auth.ts'
import { fileRoutes } from '#lake/routes/files.ts'
import { healthRoutes } from '#lake/routes/health.ts'
import { imageRoutes } from '#lake/routes/images.ts'
import { projectRoutes } from '#lake/routes/project.ts'
import { actRoutes } from '#lake/routes/record/acts.ts'
import { handServedRoutes } from '#lake/routes/record/hand-served.ts'
import { servedRoutes } from '#lake/routes/record/served.ts'
import { evidenceRoutes } from '#lake/routes/record/evidence.ts'
import { buildFileRoutes } from '#lake/routes/record/build-files.ts'
import { damageSentence, isDamage } from '#lake/store/damage.ts'
import { companyRoutes } from '#lake/routes/sign-in/company.ts'
import { proofRoutes } from '#lake/routes/sign-in/proof.ts'
import { secondStepRoutes } from '#lake/routes/sign-in/second-step.ts'
import { signInRoutes } from '#lake/routes/sign-in/signin.ts'
import { studioRoutes } from '#lake/routes/studio.ts'
import { corsRoutes } from '#lake/routes/manage/cors-origins.ts'
import { backupRoutes } from '#lake/routes/manage/backups.ts'
import { datasetCopyRoutes } from '#lake/routes/manage/dataset-copies.ts'
import { elsewhereRoutes } from '#lake/routes/manage/elsewhere.ts'
import { hookRoutes } from '#lake/routes/manage/hooks.ts'
import { schemaRoutes } from '#lake/routes/manage/schemas.ts'
import { tokenRoutes } from '#lake/routes/manage/tokens.ts'
import { peopleRoutes } from '#lake/routes/people.ts'
import { sessionSeen } from '#lake/routes/seen.ts'
import { userRoutes } from '#lake/routes/users.ts'

/** Every route group, in matching order. */
const routeGroups: readonly ((app: Hono<LakeEnv>, lake: Lake) => void)[] = [
  queryRoutes,
  docRoutes,
  inForceRoutes,
  mutateRoutes,
  actionRoutes,
  approvalRoutes,
  moveRoutes,
  leftOutRoutes,
  listenRoutes,
  liveEventRoutes,
  sequenceRoutes,
  historyRoutes,
  recordRoutes,
  exportRoutes,
  referenceRoutes,
  authRoutes,
  proofRoutes,
  signInRoutes,
  secondStepRoutes,
  companyRoutes,
  userRoutes,
  peopleRoutes,
  projectRoutes,
  // Before the routes of one dataset, whose name could be "copy".
  datasetCopyRoutes,
  datasetRoutes,
  hookRoutes,
  corsRoutes,
  tokenRoutes,
  schemaRoutes,
  backupRoutes,
  elsewhereRoutes,
  assetRoutes,
  imageRoutes,
  fileRoutes,
  handServedRoutes,
  buildFileRoutes,
  evidenceRoutes,
  servedRoutes,
  actRoutes,
  healthRoutes,
  // Last: it matches every remaining page.
  studioRoutes,
]

const isCutOff = ({ env }: Context<LakeEnv>): boolean => env?.incoming.destroyed && !env.incoming.complete

/** The lake's HTTP surface: `app.request()` answers without a port. */
export function createApp(lake: Lake): Hono<LakeEnv> {
  const app = new Hono<LakeEnv>({ getPath: routePath })
  app.use(measureRequests(lake.meter))
  app.use(requestLog(lake))
  app.use(securityHeaders(lake))
  app.use(cors(lake))
  app.use(admission())
  app.use(compress({ threshold: 1024 }))
  app.use(async (c, next) => {
    c.set('principal', authenticate(lake, c.req.raw.headers))
    await next()
  })
  app.use(sessionSeen(lake))
  app.use(checkTag)
  for (const register of routeGroups) register(app, lake)
  app.notFound((c) => c.json(apiError(404, 'Not Found', `Unknown route ${c.req.path}`).body, 404))
  app.onError((error, c) => {
    if (error instanceof HttpError)
      return Response.json(error.body, { status: error.status, headers: error.headers })
    if (error instanceof UserRefusal) {
      const { body } = apiError(422, 'Unprocessable Content', error.message, { field: error.field })
      return c.json(body, 422)
    }
    if (isDamage(error)) {
      lake.log.error('database damaged', { reason: damageSentence(lake.settings.dataDir) })
      return c.json(
        apiError(
          503,
          'Service Unavailable',
          'The database of the lake is damaged; its operator must restore a backup',
        ).body,
        503,
      )
    }
    // The client disconnected before its request was complete: nobody reads the answer, and nothing of ours
    // failed.
    if (isCutOff(c))
      return c.json(apiError(400, 'Bad Request', 'The request was not sent to its end').body, 400)
    lake.log.error('request failed', { requestId: c.get('requestId'), reason: String(error) })
    return c.json(apiError(500, 'Internal Server Error', 'The lake could not answer; see its log').body, 500)
  })
  return app
}
