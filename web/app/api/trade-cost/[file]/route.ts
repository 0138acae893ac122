import { costAnswer } from '#web/layout/instrument-page/cost-of-trade/cost-answer.ts'

export const dynamic = 'force-dynamic'

/** A past trade as CSV. */
export const GET = async (
  request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> => costAnswer(request, (await params).file)
