import { movesAnswer } from '#web/features/calendar/memory/moves-answer.ts'

export const dynamic = 'force-dynamic'

/** What an instrument did after the latest figures of a series. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ symbol: string }> },
): Promise<Response> {
  return movesAnswer(request, (await params).symbol)
}
