import { apiError, type HttpError, unavailable } from '#lake/http/errors.ts'
import { damageSentence, isDamage } from '#lake/store/damage.ts'

/** What the log, and what who wrote is told of a commit that did not come to disk. */
export const commitFailure = (error: unknown, dataDir: string): { reason: string; failure: HttpError } =>
  isDamage(error)
    ? {
        reason: damageSentence(dataDir),
        failure: unavailable('The database of the lake is damaged; nothing was changed'),
      }
    : {
        reason: String(error),
        failure: apiError(507, 'Insufficient Storage', 'The lake could not write; nothing was changed'),
      }
