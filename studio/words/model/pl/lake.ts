/** What the lake says of rules, files and comments. */
export const lake = {
  '{{sentence}} (field: {{path}})': '{{sentence}} (pole: {{path}})',
  'A different {{language}} file{{name}} was published {{label}} on {{date}}.':
    'Dnia {{date}} opublikowano inny plik{{name}}, język: {{language}}, {{label}}.',
  'without a version label': 'bez oznaczenia wersji',
  'as version “{{version}}”': 'jako wersję „{{version}}”',
  'It is no PDF.': 'To nie jest PDF.',
  'It was stored before papers were read: upload it once more.':
    'Zapisano go, zanim zaczęto odczytywać dokumenty: prześlij go jeszcze raz.',
  'It stands under {{language}} but is written in {{found}}.':
    'Jest przypisany do innego języka ({{language}}), niż jest napisany ({{found}}).',
  'It cannot be opened: it is damaged. Export it again.':
    'Nie można go otworzyć: jest uszkodzony. Wyeksportuj go ponownie.',
  'It holds no text that can be read, only pictures of pages. Export it from the program it was written in.':
    'Nie zawiera tekstu, który można odczytać, tylko obrazy stron. Wyeksportuj go z programu, w którym powstał.',
  'It has no title. Write one into the document’s properties and export it again.':
    'Nie ma tytułu. Wpisz go we właściwościach dokumentu i wyeksportuj plik ponownie.',
  '{{address}} cannot be taken away, because it is led to from: {{names}}. Lead them elsewhere first, or redirect {{again}} in the same step.':
    'Nie można usunąć {{address}}, bo prowadzą tam: {{names}}. Najpierw skieruj je gdzie indziej albo przekieruj {{again}} w tym samym kroku.',
  'A file for this field is still being uploaded. Wait until it is there, or cancel it, then publish.':
    'Plik tego pola jest jeszcze przesyłany. Poczekaj na koniec albo anuluj przesyłanie, a potem opublikuj.',
  'It is {{address}}.': 'To ścieżka {{address}}.',
  'This must be a text.': 'Tu musi stać tekst.',
  'This must be a number.': 'Tu musi stać liczba.',
  'This must be on or off: true or false.': 'Tu musi być włączone albo wyłączone: true lub false.',
  'This must be a day, for example 2026-01-31.': 'Tu musi stać dzień, na przykład 2026-01-31.',
  'This must be a day with its time, for example 2026-01-31T08:00:00Z.':
    'Tu musi stać dzień z godziną, na przykład 2026-01-31T08:00:00Z.',
  'This must lead to a document, by its id in _ref.':
    'Tu musi stać odwołanie do dokumentu, z jego identyfikatorem w _ref.',
  'This must be a list.': 'Tu musi stać lista.',
  'This must hold fields.': 'Tu muszą stać pola.',
  'This cannot stand in the list: {{what}}': 'To nie może stać na liście: {{what}}',
  '{{file}} is {{kind}}, whatever its name says. {{way}}':
    '{{file}} to {{kind}}, choć nazwa mówi co innego. {{way}}',
  '{{file}} is a PDF, not a picture. {{way}}': '{{file}} to PDF, a nie obraz. {{way}}',
  '{{file}} is {{width}} × {{height}} pixels, more than the 64 million a picture may have. Make it smaller and upload it again.':
    '{{file}} ma {{width}} × {{height}} pikseli, więcej niż dozwolone 64 miliony. Zmniejsz obraz i prześlij go ponownie.',
  '{{file}} is damaged and cannot be read. Export it again and upload that file.':
    '{{file}} – plik uszkodzony, nie można go odczytać. Wyeksportuj go ponownie i prześlij nowy plik.',
  '{{what}} may have {{most}} MB at most. Make it smaller and upload it again.':
    '{{what}} może mieć najwyżej {{most}} MB. Zmniejsz plik i prześlij go ponownie.',
  'The file': 'Plik',
  'The picture': 'Obraz',
  'A file': 'Plik',
  'A picture': 'Obraz',
  'an empty file': 'pusty plik',
  'an SVG drawing': 'rysunek SVG',
  'a web page (HTML)': 'strona internetowa (HTML)',
  'a GIF': 'plik GIF',
  'an AVIF, HEIC or video file': 'plik AVIF, HEIC lub wideo',
  'a Word, Excel or ZIP file': 'plik Word, Excel lub ZIP',
  'a program': 'program',
  'not a file of a known kind': 'plik nieznanego rodzaju',
  'Upload a PNG, JPEG or WebP picture.': 'Prześlij obraz PNG, JPEG lub WebP.',
  'Upload a PDF, or a PNG, JPEG or WebP picture.': 'Prześlij PDF albo obraz PNG, JPEG lub WebP.',
  'This PDF holds {{what}} (object {{number}}). Export it again without that and upload that file.':
    'Ten PDF zawiera {{what}} (obiekt {{number}}). Wyeksportuj go ponownie bez tego i prześlij tamten plik.',
  'a script': 'skrypt',
  'a program that it starts': 'program, który uruchamia',
  'a form that it sends': 'formularz, który wysyła',
  'data that it fetches': 'dane, które pobiera',
  'a file within it that it opens': 'plik w środku, który otwiera',
  'a film or sound that it plays': 'film lub dźwięk, który odtwarza',
  'a form with scripts': 'formularz ze skryptami',
  'something it does when it is opened or left': 'coś, co dzieje się przy otwarciu lub zamknięciu',
  'an attached file': 'załączony plik',
  'a link that does more than lead somewhere': 'link, który robi więcej, niż dokądś prowadzi',
  'This PDF could not be read within fifteen seconds. Export it again with less in it and upload that file.':
    'Tego PDF nie udało się odczytać w piętnaście sekund. Wyeksportuj go ponownie z mniejszą zawartością i prześlij tamten plik.',
  'This PDF could not be checked for scripts, because parts of it are packed in an unusual way. Export it again as a plain PDF and upload that file.':
    'Nie udało się sprawdzić, czy ten PDF zawiera skrypty, bo jego części są nietypowo spakowane. Wyeksportuj go ponownie jako zwykły PDF i prześlij nowy plik.',
  'This PDF is protected by a password or by permissions, so it cannot be checked. Save a copy without protection and upload that file.':
    'Ten PDF jest chroniony hasłem lub uprawnieniami, więc nie można go sprawdzić. Zapisz kopię bez ochrony i prześlij ją.',
  'This PDF is not complete: its end is missing. Export it again and upload that file.':
    'Ten PDF jest niekompletny: brakuje jego końca. Wyeksportuj go ponownie i prześlij nowy plik.',
  'A different file with the same fingerprint is stored already. Export yours again, then upload it.':
    'Inny plik z tym samym odciskiem jest już zapisany. Wyeksportuj swój ponownie, a potem go prześlij.',
  'The disk of the lake is full; the file was not stored. Tell your operator, then upload it again.':
    'Dysk jest pełny; plik nie został zapisany. Powiadom osoby prowadzące system, a potem prześlij go ponownie.',
  'What you write is written in your own name.': 'To, co piszesz, piszesz we własnym imieniu.',
  'This is taken back by who wrote it, or by an administrator.': 'To może wycofać autor albo administrator.',
  'The author of a comment or a task does not change.': 'Autor komentarza lub zadania się nie zmienia.',
  'A comment stays in its thread.': 'Komentarz zostaje w swoim wątku.',
  'The words of a comment are changed by who wrote it. Answer it instead.':
    'Treść komentarza zmienia jego autor. Zamiast tego odpowiedz.',
  'Everybody reacts in their own name.': 'Każdy reaguje we własnym imieniu.',
  '{{what}} may have {{most}} characters; this one has {{count}}. Shorten it, or put the text into the document.':
    '{{what}} może mieć {{most}} znaków; tu jest ich {{count}}. Skróć tekst albo umieść go w dokumencie.',
  'A comment': 'Komentarz',
  'The description of a task': 'Opis zadania',
  'The title of a task may have {{most}} characters. Put the rest into its description.':
    'Tytuł zadania może mieć {{most}} znaków. Resztę umieść w opisie.',
  'A comment needs words.': 'Komentarz musi mieć treść.',
  'Somebody is {{how}} here who has no account. Choose a person from the list.':
    'Osoba tu {{how}} nie ma konta. Wybierz osobę z listy.',
  mentioned: 'wspomniana',
  assigned: 'przypisana',
  'The program has no text with this key.': 'Program nie ma tekstu o tym kluczu.',
  'This text has nothing in double braces; take it out.':
    'W tym tekście nic nie stoi w podwójnych nawiasach klamrowych; usuń to.',
  'Keep what stands in double braces as it is, nothing more and nothing less: {{names}}.':
    'Zostaw bez zmian to, co stoi w podwójnych nawiasach klamrowych, nic więcej i nic mniej: {{names}}.',
} as const
