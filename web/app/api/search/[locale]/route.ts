import { searchAnswer } from '#web/features/search/search-answer.ts'

export const dynamic = 'force-dynamic'

/** What the site search looks through, of one language. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> {
  return searchAnswer(request, (await params).locale)
}
