import { livePart } from './read-blocks.ts'
import { cleanWords } from './signs.ts'

/**
 * The words of the live parts of this page as the site sends them, in order. What a script makes of them depends on
 * the moment: two pages that are the same would differ by what the broker said between them.
 * @throws when the site does not send the page once more
 */
export async function readLiveParts(): Promise<string[]> {
  const response = await fetch(window.location.href)
  if (!response.ok) throw new Error(`the page answered ${response.status}`)
  const sent = new DOMParser().parseFromString(await response.text(), 'text/html')
  return [...sent.body.querySelectorAll(livePart)].flatMap((part) => {
    if (part.parentElement?.closest(livePart)) return []
    for (const drawn of part.querySelectorAll('script, style, svg')) drawn.remove()
    return cleanWords(part.textContent)
  })
}
