import { searchAnswer } from '#web/features/search/search-answer.ts'

export const dynamic = 'force-dynamic'

/** The search index of one language. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  return searchAnswer(request, (await params).locale)
}
