import type { Block } from './summary.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)

const tags = { title: 'h1', heading: 'h2', part: 'h3', text: 'p', code: 'pre' } as const

const drawn = (block: Block): string => {
  if (block.kind === 'facts') {
    const rows = block.rows.map(
      ([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`,
    )
    return `<dl>${rows.join('')}</dl>`
  }
  if (block.kind === 'picture') {
    const words = escaped(block.words)
    return `<figure><img src="${escaped(block.path)}" alt="${words}"><figcaption>${words}</figcaption></figure>`
  }
  const tag = tags[block.kind]
  return `<${tag}>${escaped(block.text)}</${tag}>`
}

const style = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#1b1b1f;background:#fff}
h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}h2{margin-top:2.5rem;border-top:1px solid #bbb;padding-top:1rem;font-size:1.2rem}
h3{font-size:1rem;margin:1.5rem 0 .25rem}dl{margin:0}dl div{display:grid;grid-template-columns:minmax(7rem,11rem) 1fr;gap:0 1rem;padding:.2rem 0}
dt{color:#55555f}dd{margin:0;overflow-wrap:anywhere}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f3f3f5;padding:.75rem}
figure{margin:1.5rem 0}img{max-width:100%;max-height:80rem;border:1px solid #bbb}figcaption{color:#55555f;font-size:.875rem}
@media(max-width:30rem){dl div{grid-template-columns:1fr}}`

/** The summary as a page that stands alone. */
export const summaryHtml = (blocks: readonly Block[]): string => {
  const title = blocks.find((one) => one.kind === 'title')
  const name = title?.kind === 'title' ? title.text : 'Evidence pack'
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title><style>${style}</style></head>
<body><main>
${blocks.map(drawn).join('\n')}
</main></body></html>
`
}
