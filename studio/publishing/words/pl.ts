import type { Words } from './en.ts'

export const pl: Words = {
  'uses.failed': 'Nie udało się ustalić, co tu prowadzi: {{reason}}',
  'uses.looking': 'Szukamy tego, co tu prowadzi',
  cancel: 'Anuluj',
  close: 'Zamknij',
  offline: 'Wycofać „{{title}}” z publikacji?',
  'offline.uses':
    'Te dokumenty prowadzą tutaj. Najpierw skieruj je gdzie indziej albo przekieruj odwiedzających:',
  'offline.none': 'Żaden dokument tu nie prowadzi. Wersja robocza zostaje.',
  'offline.to': 'Odwiedzających {{path}} kieruj na',
  'offline.hint':
    'Ścieżka tej witryny, w każdym języku. Puste: pod starym adresem odwiedzający nic nie znajdą.',
  'offline.do': 'Wycofaj z publikacji',
  'offline.redirect': 'Wycofaj z publikacji i przekieruj odwiedzających',
  delete: 'Usunąć „{{title}}”?',
  'delete.uses': 'Nie można tego usunąć, bo te dokumenty prowadzą tutaj. Najpierw je zmień:',
  'delete.do': 'Żaden dokument tu nie prowadzi: usuń',
  languages: 'Opublikuj wszystkie języki',
  'languages.moves':
    'Ta strona zmienia adres: „Opublikuj” zapyta o linki i przeniesie ją we wszystkich językach.',
  'languages.title': 'Opublikuj tę stronę we wszystkich językach',
  'languages.regulated':
    'To, co czyta nadzór, publikuje się język po języku; robi to osoba z rolą Compliance, która to przeczytała.',
  'languages.looking': 'Szukanie wersji roboczych',
  'languages.none': 'W żadnym języku nie czeka wersja robocza {{path}}.',
  'languages.all': 'Wszystkie trafią do publikacji w jednym kroku albo żadna:',
  'languages.untitled': 'bez tytułu',
  'languages.untranslated': 'Nieprzetłumaczone, tekst jest angielski: {{fields}}',
  'languages.alone': 'Opublikuj tylko: {{languages}}',
  'languages.publish': 'Opublikuj: {{languages}}',
  'languages.publishUntranslated': 'Opublikuj bez tłumaczenia: {{languages}}',
  'refusal.regulated':
    'Twoja rola ({{roles}}) nie pozwala tego opublikować. Poproś o to osobę z rolą Compliance.',
  'refusal.regulated.unnamed':
    'Twoja rola nie pozwala tego opublikować. Poproś o to osobę z rolą Compliance.',
  'refusal.rights':
    'Twoja rola ({{roles}}) nie pozwala tego opublikować. Poproś o to osobę z rolą Compliance lub Marketing.',
  'refusal.rights.unnamed':
    'Twoja rola nie pozwala tego opublikować. Poproś o to osobę z rolą Compliance lub Marketing.',
  'refusal.fields': 'Nie można tego opublikować, dopóki te pola nie zostaną poprawione: {{fields}}.',
  'restored.draft': 'Przywrócono do wersji roboczej. Opublikuj ją, aby zaczęła obowiązywać.',
  'restored.version': 'Przywrócono do wersji w wydaniu. Zacznie obowiązywać wraz z wydaniem.',
  'schedule.asking': 'Sprawdzanie uprawnień',
  'schedule.failed': 'Niczego nie zaplanowano',
  'schedule.before.lacks': 'Brakuje podpisów',
  'schedule.before.signed': 'To ma już Twój podpis',
  'schedule.before.held':
    'Jeśli o wyznaczonej porze brakuje podpisu, publikacji nie ma: zostaje wstrzymana, widać ją na ekranie „Dzisiaj” w części „Wstrzymane” i następuje od razu po ostatnim podpisie.',
  'schedule.before.author': 'Kto wyznacza porę, liczy się jako autor i nie może podpisać.',
  'schedule.before.lost':
    'Kto wyznacza porę, liczy się jako autor, więc Twój podpis przestanie się liczyć. Niech porę wyznaczy ktoś, kto nie podpisał.',
  'schedule.before.ask': 'Poproś o zatwierdzenie z wyznaczoną porą',
  'schedule.before.goOn': 'Tylko wyznacz porę',
  'schedule.leave': 'Zamknąć bez planowania?',
  'schedule.leave.what': 'Wpisany czas nie zostanie zachowany.',
  'schedule.leave.back': 'Wróć do czasu',
  'schedule.leave.do': 'Zamknij',
  uploading: 'Plik jest jeszcze przesyłany. Poczekaj na koniec albo anuluj przesyłanie przy jego polu.',
}
