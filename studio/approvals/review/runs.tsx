const taken = {
  textDecoration: 'line-through',
  textDecorationThickness: '2px',
  background:
    'repeating-linear-gradient(135deg, transparent 0 4px, color-mix(in srgb, currentColor 14%, transparent) 4px 6px)',
} as const
const put = {
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '3px',
  background: 'color-mix(in srgb, currentColor 9%, transparent)',
} as const

/** Words that went, struck through. */
export const Taken = ({ children }: { children: string }) => <del style={taken}>{children}</del>
/** Words that came, underlined. */
export const Put = ({ children }: { children: string }) => <ins style={put}>{children}</ins>

/** Words with what went and what came marked in them. */
export function Runs({ runs }: { runs: readonly { text: string; mark: 'same' | 'removed' | 'added' }[] }) {
  return runs.map(({ text, mark }, at) => {
    const key = `${at} ${mark}`
    if (mark === 'same') return text
    return mark === 'removed' ? <Taken key={key}>{text}</Taken> : <Put key={key}>{text}</Put>
  })
}
