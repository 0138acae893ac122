import { shareAnswer } from '#web/features/seo/og/answer.ts'

export const dynamic = 'force-dynamic'

/** The Open Graph picture of a page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string[] }> },
): Promise<Response> {
  return shareAnswer(request, (await params).name)
}
