import { currentLegalFile, legalFileVersion } from '#web/content/files/legal-files.ts'
import { defaultLocale } from '#locales/table.ts'

/** `/legal/<slug>.pdf`, and each version at `/legal/<slug>/<n>.<language>.pdf`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string[] }> },
): Promise<Response> {
  const [first = '', second] = (await params).name
  if (second === undefined) return currentLegalFile(request, first, defaultLocale)
  return legalFileVersion(request, first, second)
}
