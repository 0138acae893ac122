import { publishedImage } from '#web/content/files/media.ts'

/** Images of published content, served from this origin (architecture 6). */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  return publishedImage(request, (await params).name)
}
