import { defaultLocale, isLocale } from '#locales/table.ts'
import { currentLegalFile } from '#web/content/files/legal-files.ts'

/** `/de/legal/<slug>.pdf`: the path decides the language (architecture 6). */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ locale: string; name: string }> },
): Promise<Response> {
  const { locale, name } = await params
  if (locale === defaultLocale) {
    return new Response(null, { status: 308, headers: { location: `/legal/${encodeURIComponent(name)}` } })
  }
  return currentLegalFile(request, name, isLocale(locale) ? locale : defaultLocale)
}
