import 'server-only'
import { unavailable } from '#web/content/files/asset-answer.ts'
import { privateJson } from '#web/lib/http/answers.ts'
import { isLocale } from '#locales/table.ts'
import { planAnswer } from './plan-answer.ts'
import { askedIn } from './plan-address.ts'
import { contextOf } from './plan-context.ts'
import { readAsked } from './cost-page.tsx'
import { costCsvOf } from './plan-csv.ts'

const refuse = (status: number, message: string): Response => privateJson(status, { ok: false, message })

/**
 * `GET /api/trade-cost/<language>.csv?of=…`: a past trade line by line, as the page of the same query has it. What
 * cannot be worked out is refused with the fields that are wrong.
 */
export const costAnswer = async (request: Request, file: string): Promise<Response> => {
  const [, locale = ''] = /^([a-z]{2})\.csv$/.exec(file) ?? []
  if (!isLocale(locale)) return refuse(404, 'There is no such language.')
  try {
    const asked = askedIn(new URL(request.url).searchParams)
    const read = await readAsked(locale, asked, Date.now())
    if (!read) return refuse(404, 'There is no such instrument.')
    const context = contextOf(locale, read.terms, read.data)
    const answer = planAnswer(context, read.typed)
    const csv = costCsvOf(context, read.typed, answer)
    if (csv === null) {
      const fields = answer.problems.map(({ field, code }) => `${field}: ${code}`).join(', ')
      return refuse(400, `This cannot be worked out (${fields || 'no prices on record'}).`)
    }
    return new Response(csv, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${read.terms.symbol}-trade.csv"`,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  } catch (error) {
    return unavailable(`/api/trade-cost/${file}`, error)
  }
}
