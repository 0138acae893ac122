import { relayPrices } from '#web/broker/relay/relay.ts'
import { publishedSymbols } from '#web/content/pages/paths.ts'

/** Quotes and open prices for the browser (requirements G3). */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ code: string }> },
): Promise<Response> {
  return relayPrices((await params).code, request, publishedSymbols)
}
