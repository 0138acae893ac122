import { historyAnswer } from '#web/features/history/history-answer.ts'

export const dynamic = 'force-dynamic'

/** The price history of an instrument, as JSON or CSV. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  return historyAnswer(request, (await params).file)
}
