import { fill } from '#common/fill.ts'
import { listen } from '../page.ts'

/**
 * A form that opens the visitor's mail program with what was typed in it: the firm has no endpoint for messages, and
 * nothing is sent by the site. What was typed stays.
 */
export const startMailForms = (): void =>
  listen('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset['mail'] === undefined) return
    event.preventDefault()
    const fields = new FormData(form)
    const of = (name: string) => {
      const value = fields.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    const [to, about = ''] = of('about').split('|')
    const said = form.querySelector('output')
    const text = of('message')
    if (said)
      said.textContent = text ? fill(form.dataset['mail'], { address: to }) : (form.dataset['empty'] ?? '')
    const message = form.querySelector('textarea')
    if (text === '') return message?.focus()
    location.href = `mailto:${to}?subject=${encodeURIComponent(about)}&body=${encodeURIComponent(text)}`
  })
