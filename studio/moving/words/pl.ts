import type { Words } from './en.ts'

export const pl: Words = {
  title: 'Ta strona zmienia adres',
  way: 'Ścieżka {{from}} zmieni się na {{to}}.',
  looking: 'Szukamy tego, co tu prowadzi',
  failed: 'Nie udało się ustalić, co tu prowadzi: {{reason}}',
  redirect: 'Kieruj odwiedzających ze starej ścieżki na nową',
  'redirect.hint':
    'Na stałe: wyszukiwarki przejmą nowy adres. Przekierowania na starą ścieżkę też poprowadzą na nową.',
  carry: 'Przenieś linki',
  'carry.hint':
    'Linki do starej ścieżki poprowadzą na nową. Nic więcej z tych dokumentów nie zostanie opublikowane.',
  nobody: 'Żaden dokument nie prowadzi do starej ścieżki.',
  language: 'Ta sama strona zmieni adres także w innych językach',
  link: 'Te dokumenty prowadzą do starej ścieżki',
  redirected: 'Te przekierowania się zmienią',
  waits: 'Te muszą podpisać lub opublikować inni: ich linki zmienią się tylko w wersji roboczej',
  'waits.redirect': 'Do tego czasu odwiedzający potrzebują przekierowania, żeby z nich skorzystać.',
  cancel: 'Anuluj',
  publish: 'Opublikuj i przenieś',
  done: 'Strona ma teraz adres {{to}}.',
}
