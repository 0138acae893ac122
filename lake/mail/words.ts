import type { Locale } from '#locales/table.ts'

/** Words of a mail in one language; `by` is who wrote, `title` the document or the task. */
export interface MailWords {
  hello: (name: string) => string
  mentionSubject: (by: string, title: string) => string
  mention: (by: string, title: string) => string
  assignedSubject: (by: string, title: string) => string
  assigned: (by: string, title: string) => string
  due: (day: string) => string
  open: string
  /** Where a title is missing. */
  untitled: string
  why: string
}

export const mailWords: Readonly<Record<Locale, MailWords>> = {
  en: {
    hello: (name) => `Hello ${name},`,
    mentionSubject: (by, title) => `${by} mentioned you: ${title}`,
    mention: (by, title) => `${by} mentioned you in “${title}”:`,
    assignedSubject: (by, title) => `${by} gave you a task: ${title}`,
    assigned: (by, title) => `${by} gave you the task “${title}”.`,
    due: (day) => `It is due on ${day}.`,
    open: 'Open it in the Studio:',
    untitled: 'untitled',
    why: 'You get this mail because you have an account in the Studio. Answer there, not by mail.',
  },
  de: {
    hello: (name) => `Guten Tag ${name},`,
    mentionSubject: (by, title) => `${by} hat Sie erwähnt: ${title}`,
    mention: (by, title) => `${by} hat Sie in „${title}“ erwähnt:`,
    assignedSubject: (by, title) => `${by} hat Ihnen eine Aufgabe gegeben: ${title}`,
    assigned: (by, title) => `${by} hat Ihnen die Aufgabe „${title}“ gegeben.`,
    due: (day) => `Fällig am ${day}.`,
    open: 'Im Studio öffnen:',
    untitled: 'ohne Titel',
    why: 'Sie erhalten diese E-Mail, weil Sie ein Konto im Studio haben. Bitte antworten Sie dort, nicht per E-Mail.',
  },
  pl: {
    hello: (name) => `Dzień dobry, ${name}!`,
    mentionSubject: (by, title) => `${by} wspomina o Tobie: ${title}`,
    mention: (by, title) => `${by} wspomina o Tobie w „${title}”:`,
    assignedSubject: (by, title) => `${by} przydziela Ci zadanie: ${title}`,
    assigned: (by, title) => `${by} przydziela Ci zadanie „${title}”.`,
    due: (day) => `Termin: ${day}.`,
    open: 'Otwórz w Studiu:',
    untitled: 'bez tytułu',
    why: 'Otrzymujesz tę wiadomość, ponieważ masz konto w Studiu. Odpowiedz tam, nie e-mailem.',
  },
}
