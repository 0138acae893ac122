import { sayForeign } from './say-foreign.ts'

/** What editors read or hear of an element. */
const said = new Set([
  'aria-label',
  'children',
  'confirmText',
  'description',
  'header',
  'headerTitle',
  'label',
  'placeholder',
  'text',
  'title',
  'tooltip',
])

const isText = (part: unknown): part is string | number =>
  typeof part === 'string' || typeof part === 'number'

/** Parts that read as one sentence are said as one: 3, “ item” and “s”. */
function sayChildren(parts: readonly unknown[]): unknown {
  if (!parts.every(isText)) {
    const own = parts.map(sayValue)
    return own.every((part, at) => part === parts[at]) ? parts : own
  }
  const whole = parts.join('')
  const own = sayForeign(whole)
  return own === whole ? parts : own
}

const sayValue = (value: unknown): unknown => {
  if (typeof value === 'string') return sayForeign(value)
  return Array.isArray(value) ? sayChildren(value) : value
}

/** The props of an element, or of an announcement, with what editors read said in the language of the Studio. */
export function sayProps<Props>(props: Props): Props {
  if (typeof props !== 'object' || props === null) return props
  let own: Record<string, unknown> | undefined
  for (const [key, value] of Object.entries(props)) {
    const words = said.has(key) ? sayValue(value) : value
    if (words === value) continue
    own ??= {}
    own[key] = words
  }
  return own === undefined ? props : { ...props, ...own }
}
