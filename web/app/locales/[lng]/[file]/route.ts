import { followInterfaceTexts } from '#web/documents/interface-text.ts'
import { namespaces, resources } from '#web/i18n/resources.ts'
import { isLocale, localeIds } from '#locales/table.ts'

interface RouteContext {
  params: Promise<{ lng: string; file: string }>
}

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () =>
  localeIds.flatMap((lng) => namespaces.map((namespace) => ({ lng, file: `${namespace}.json` })))

/** `GET /locales/{lng}/{ns}.json` (requirements C4), with editors' overrides (J4). */
export const GET = async (_request: Request, { params }: RouteContext): Promise<Response> => {
  const { lng, file } = await params
  const namespace = namespaces.find((name) => `${name}.json` === file)
  if (!isLocale(lng) || !namespace) return new Response(null, { status: 404 })
  await followInterfaceTexts()
  return Response.json(resources[lng][namespace])
}
