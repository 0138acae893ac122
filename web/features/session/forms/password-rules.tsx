import { Icon } from '#web/design/icon.tsx'
import { checkPassword, passwordParts } from '#web/lib/password-rule.ts'
import type { SessionWords } from './words.ts'

/** The password rule, part by part, with what is met so far (requirements F3). */
export const PasswordRules = ({ typed, words }: { typed: string; words: SessionWords['rule'] }) => {
  const met = checkPassword(typed)
  return (
    <>
      {words.label}
      <ul className="rules">
        {passwordParts.map((part) => (
          <li key={part} data-met={met[part] || undefined}>
            <Icon name={met[part] ? 'check' : 'plus'} size={16} />
            {words[part]}
            <span className="aloud">, {met[part] ? words.met : words.unmet}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
