import { guidesTitle } from '#common/guides.ts'
import type { Words } from './en.ts'

export const pl: Words = {
  title: guidesTitle['pl-PL'],
  'guide.compliance': 'Dla działu compliance',
  'guide.record': 'Rejestr',
  'guide.marketing': 'Dla marketingu',
  'guide.translators': 'Dla tłumaczy',
  'guide.administrators': 'Dla administratorów',
  'guide.comments': 'Komentarze i zadania',
  outline: 'Na tej stronie',
  pictures: 'Obrazy pokazują Studio po angielsku.',
  hosted:
    'To Studio edytuje projekt hostowany: podpisów, osób, komentarzy, zadań i stron przenoszonych wraz z linkami, o których mówią poradniki, tutaj nie ma.',
  reading: 'Wczytywanie poradnika…',
  unreadable: 'Nie można wczytać poradnika: {{reason}}',
  again: 'Wczytaj ponownie',
  unknown: 'Nie ma poradnika „{{name}}”',
  choose: 'Wybierz jeden z listy.',
  noPicture: 'Brakuje tu obrazu: {{what}}',
}
