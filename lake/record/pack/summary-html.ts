import type { Block } from './summary.ts'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)

const drawn = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return `<h1>${escaped(block.text)}</h1>`
    case 'heading':
      return `<h2>${escaped(block.text)}</h2>`
    case 'part':
      return `<h3>${escaped(block.text)}</h3>`
    case 'text':
      return `<p>${escaped(block.text)}</p>`
    case 'code':
      return `<pre>${escaped(block.text)}</pre>`
    case 'facts':
      return `<dl>${block.rows.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join('')}</dl>`
    case 'picture':
      return `<figure><img src="${escaped(block.path)}" alt="${escaped(block.words)}"><figcaption>${escaped(block.words)}</figcaption></figure>`
  }
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
