import type { SanityClient } from '@sanity/client'
import type { Page } from '@playwright/test'
import { isRecord } from '#common/records.ts'

/** Words that only English has, of those that a sentence or a button of the Studio would use. */
const words =
  'the|this|that|these|with|from|your|you|and|for|were|are|has|have|will|been|edit|edited|publish|published|unpublished|delete|deleted|discard|open|close|cancel|save|saved|search|add|create|created|remove|review|changes|history|drafts?|schedule[d]?|stale|missing|settings|today|yesterday|tomorrow|last|next|ago|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|june|july|october|december|am|pm'
const english = new RegExp(`(?<![\\p{L}\\p{N}/._-])(?:${words})(?![\\p{L}\\p{N}/_-])`, 'iu')

/** “am 3. Dezember” is German: what looks like the half of a day counts after a time alone. */
const isEnglish = (text: string): boolean => english.test(text.replace(/(?<!\d\s?)\b[ap]m\b/gi, ''))

/** Every text of the content, each line of it: what editors wrote is in the language they wrote. */
export async function contentLines(client: SanityClient): Promise<ReadonlySet<string>> {
  const lines = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') for (const line of value.split('\n')) lines.add(line.trim())
    else if (Array.isArray(value)) value.forEach(collect)
    else if (isRecord(value)) Object.values(value).forEach(collect)
  }
  collect(await client.withConfig({ perspective: 'raw' }).fetch<unknown>('*[!(_type match "system.*")]'))
  return lines
}

/** Runs in the page: what a reader sees or hears, except what says that it is in English, and what was typed. */
function saidOnPage(): string[] {
  const said: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('[lang="en"], script, style, textarea, iframe, svg, code')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      said.push(element.getAttribute(name) ?? '')
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '')
  }
  return said
}

/**
 * What the Studio says in English on an open page of a German or Polish one. What is content is not counted.
 * @param content every line of the content
 */
export async function englishOn(page: Page, content: ReadonlySet<string>): Promise<string[]> {
  const said = await page.evaluate(saidOnPage)
  // A label names what it is of, such as a page by its title; a single short word says nothing of whose it is.
  // The longest are taken out first: a shorter one may be its beginning.
  const lines = [...content]
    .filter((line) => line.includes(' ') || line.length > 12)
    .toSorted((one, other) => other.length - one.length)
  const ofStudio = (text: string) => lines.reduce((rest, line) => rest.replaceAll(line, ''), text)
  return [...new Set(said.map((text) => text.trim()))].filter(
    (text) => isEnglish(text) && !content.has(text) && isEnglish(ofStudio(text)),
  )
}
