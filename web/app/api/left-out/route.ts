import { leftOut } from '#web/content/lake/left-out.ts'
import { privateJson } from '#web/lib/http/answers.ts'

export const dynamic = 'force-dynamic'

/** More than anybody reads on a screen. */
const most = 100

/** What is missing from pages because it has a fault, as the health tells it; the lake asks, for the Studio's Today. */
export const GET = (): Response => privateJson(200, { leftOut: leftOut().slice(0, most) })
