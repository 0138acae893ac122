import { defaultLocale, isLocale, locales } from '#locales/table.ts'
import { plainText, type CommentOrTask, wordingOf } from '#lake/comments/comments.ts'
import type { MailKind } from './plan-mail.ts'
import { mailWords } from './words.ts'

const maxQuoted = 2_000
const maxInSubject = 120

export interface MailMatter {
  kind: MailKind
  said: CommentOrTask
  /** Id of the comment or task. */
  about: string
  /** The name of who is told, and their language if it is known. */
  to: { name: string; language: string | undefined }
  /** The name of who wrote or assigned. */
  by: string
  nameOf: (userId: string) => string
  /** Address of the Studio. */
  studio: string
}

/** One line without what could end it. */
const line = (text: string, most: number): string => {
  const one = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return one.length <= most ? one : `${one.slice(0, most - 1).trimEnd()}…`
}

const quote = (text: string): string => {
  const cut = text.length <= maxQuoted ? text : `${text.slice(0, maxQuoted)}…`
  return cut
    .split(/\r\n?|\n/)
    .map((one) => `> ${one}`.trimEnd())
    .join('\n')
}

const intentPart = (value: string) => encodeURIComponent(value)

/** Opens what is talked about, with the comment or the task shown. The address in the comment itself is its author's. */
function linkTo(studio: string, about: string, said: CommentOrTask): string {
  const task = said._type === 'tasks.task' ? about : said.target?.documentType ? undefined : targetId(said)
  if (task !== undefined) {
    const query = new URLSearchParams({ sidebar: 'tasks', viewMode: 'edit', selectedTask: task })
    return `${studio}/?${query.toString()}`
  }
  const parts = [
    ['id', targetId(said) ?? ''],
    ['type', said.target?.documentType ?? ''],
    ['inspect', 'sanity/comments'],
    ['comment', about],
  ].map(([key = '', value = '']) => `${key}=${intentPart(value)}`)
  return `${studio}/intent/edit/${parts.join(';')}/`
}

const targetId = ({ target }: CommentOrTask): string | undefined => target?.document?._ref ?? undefined

/** The mail as plain text: markup in a comment stays what was typed. */
export function composeMail({ kind, said, about, to, by, nameOf, studio }: MailMatter) {
  const language = isLocale(to.language) ? to.language : defaultLocale
  const words = mailWords[language]
  const own = said._type === 'tasks.task' ? said.title : said.context?.notification?.documentTitle
  const title = line(own ?? '', maxInSubject) || words.untitled
  const author = line(by, 80)
  const text = plainText(wordingOf(said), nameOf).trim()
  const day = said._type === 'tasks.task' && said.dueBy ? said.dueBy : undefined
  const due = day && new Intl.DateTimeFormat(locales[language].intl, { dateStyle: 'long', timeZone: 'UTC' })
  const isTask = kind === 'assigned'
  return {
    subject: isTask ? words.assignedSubject(author, title) : words.mentionSubject(author, title),
    text: [
      words.hello(line(to.name, 80)),
      isTask ? words.assigned(author, title) : words.mention(author, title),
      text && quote(text),
      due && day && words.due(due.format(new Date(day))),
      `${words.open}\n${linkTo(studio, about, said)}`,
      `-- \n${words.why}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
