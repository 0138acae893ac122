import { describe, expect, it } from 'vitest'
import { commentOrTask } from '#lake/comments/comments.ts'
import { composeMail, type MailMatter } from './compose.ts'

const said = commentOrTask.parse({
  _type: 'comment',
  authorId: 'ada',
  status: 'open',
  message: [
    {
      _type: 'block',
      children: [
        { _type: 'span', text: 'Look, ' },
        { _type: 'mention', userId: 'bob' },
        { _type: 'span', text: ': <b>174 %</b> &amp; more\n.\nFrom here' },
      ],
    },
  ],
  target: { documentType: 'page', document: { _ref: 'page-en-home' } },
  context: { notification: { documentTitle: 'Home\r\nBcc: eve@example.com', url: 'https://evil.example/' } },
})
const task = commentOrTask.parse({
  _type: 'tasks.task',
  authorId: 'ada',
  status: 'open',
  title: 'Read the figures',
  dueBy: '2026-12-04',
})

const compose = (more: Partial<MailMatter> = {}) =>
  composeMail({
    kind: 'mention',
    said,
    about: 'c1',
    to: { name: 'Bob', language: undefined },
    by: 'Ada Berg',
    nameOf: () => 'Bob',
    studio: 'http://lake.example',
    ...more,
  })

describe('a mail', () => {
  it('quotes what was typed, as it was typed', () => {
    expect(compose().text).toContain('> Look, @Bob: <b>174 %</b> &amp; more\n> .\n> From here')
  })

  it('has one line as its subject', () => {
    expect(compose().subject).toBe('Ada Berg mentioned you: Home Bcc: eve@example.com')
  })

  it('links to document and comment, never to what the comment says its address is', () => {
    const { text } = compose()
    expect(text).toContain(
      'http://lake.example/intent/edit/id=page-en-home;type=page;inspect=sanity%2Fcomments;comment=c1/',
    )
    expect(text).not.toContain('evil')
  })

  it('cuts a long comment', () => {
    const message = [{ _type: 'block', children: [{ _type: 'span', text: 'x'.repeat(9_000) }] }]
    const long = commentOrTask.parse({ ...said, message })
    expect(compose({ said: long }).text.length).toBeLessThan(2_600)
  })

  it.each([
    ['en', 'Ada Berg gave you a task: Read the figures', '4 December 2026'],
    ['de', 'Ada Berg hat Ihnen eine Aufgabe gegeben: Read the figures', '4. Dezember 2026'],
    ['pl', 'Ada Berg przydziela Ci zadanie: Read the figures', '4 grudnia 2026'],
    ['xx', 'Ada Berg gave you a task: Read the figures', '4 December 2026'],
  ])('is in the language %s of who gets it', (language, subject, day) => {
    const mail = compose({ kind: 'assigned', said: task, about: 't1', to: { name: 'Bob', language } })
    expect(mail.subject).toBe(subject)
    expect(mail.text).toContain(day)
    expect(mail.text).toContain('http://lake.example/?sidebar=tasks&viewMode=edit&selectedTask=t1')
  })

  it('of a comment on a task opens the task', () => {
    const on = commentOrTask.parse({ ...said, target: { document: { _ref: 't1' } } })
    expect(compose({ said: on }).text).toContain('selectedTask=t1')
  })
})
