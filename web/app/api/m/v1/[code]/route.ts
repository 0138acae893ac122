import { relay } from '#web/broker/relay/relay.ts'

/** Calendar, accounts and partners for the browser (requirements G2, G4). */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ code: string }> },
): Promise<Response> {
  return relay((await params).code, request)
}
