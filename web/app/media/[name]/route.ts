import { publishedImage } from '#web/content/files/media.ts'

/** Images of published content, from this origin alone (architecture 6). */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  return publishedImage(request, (await params).name)
}
