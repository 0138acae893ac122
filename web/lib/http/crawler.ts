/** Programs that read pages for search engines and previews of links, by their names; never redirected. */
export const crawler = /bot\b|crawl|spider|slurp|facebookexternalhit|whatsapp|telegram|preview/i
