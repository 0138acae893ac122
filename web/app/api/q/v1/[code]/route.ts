import { relay } from '#web/broker/relay.ts'

/** Quotes and open prices for the browser (requirements G3). */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ code: string }> },
): Promise<Response> {
  return relay((await params).code, request)
}
