import type { HttpBindings } from '@hono/node-server'
import type { Principal } from '#lake/access/principal.ts'

/** Hono's environment: `c.get('principal')` is set on every route. */
export interface LakeEnv {
  Bindings: HttpBindings
  Variables: { principal: Principal; requestId: string }
}
