import { holidayAnswer } from '#web/features/hours/holiday-answer.ts'

/** An instrument's holidays as an iCalendar file. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; file: string }> },
): Promise<Response> {
  const { locale, file } = await params
  return holidayAnswer(locale, file)
}
