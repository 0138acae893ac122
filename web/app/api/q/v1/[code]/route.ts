import { relayPrices } from '#web/broker/relay.ts'
import { publishedSymbols } from '#web/content/paths.ts'

/** Quotes and open prices for the browser (requirements G3). */
export async function POST(
  request: Request,
  { params }: { params: Promise<{ code: string }> },
): Promise<Response> {
  return relayPrices((await params).code, request, publishedSymbols)
}
