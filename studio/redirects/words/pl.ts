import type { PolishWords } from '#studio/words/part-words.ts'
import type { WordKey } from './en.ts'

export const pl: PolishWords<WordKey> = {
  lede: 'Lista starych adresów, jaką daje arkusz lub przegląd dawnej witryny: w każdym wierszu adres i strona, na którą trafią odwiedzający. Proszę zapisać ją jako CSV. Pierwszy wiersz może nazywać kolumny: z, do oraz, jeśli potrzeba, na stałe.',
  choose: 'Wybierz plik',
  another: 'Wybierz inny plik',
  reading: 'Odczytuje listę …',
  'fault.bytes': '{{name}} ma ponad dwa megabajty. Proszę podzielić go na kilka list.',
  'fault.rows': '{{name}} ma ponad 5000 wierszy. Proszę podzielić go na kilka list.',
  'fault.columns':
    '{{name}} nie ma kolumn o nazwach z i do, a jego pierwszy wiersz nie zaczyna się od dwóch adresów. Proszę nazwać kolumny w pierwszym wierszu i zapisać plik jako CSV.',
  'fault.none': '{{name}} nie ma żadnego wiersza z adresem.',
  unreadable: 'Nie udało się odczytać, co jest w witrynie: {{reason}}',
  sum: '{{name}}: wiersze: {{rows}}. Do utworzenia: {{made}}, już są: {{there}}, do obejrzenia: {{odd}}.',
  publish_one: 'Opublikuj {{count}} przekierowanie',
  publish_few: 'Opublikuj {{count}} przekierowania',
  publish_many: 'Opublikuj {{count}} przekierowań',
  publish_other: 'Opublikuj {{count}} przekierowania',
  publishing: 'Opublikowane przekierowania: {{done}} z {{all}} …',
  'publish.others': 'Utworzy je osoba, która może publikować.',
  published_one: 'Opublikowano {{count}} przekierowanie',
  published_few: 'Opublikowano {{count}} przekierowania',
  published_many: 'Opublikowano {{count}} przekierowań',
  published_other: 'Opublikowano {{count}} przekierowania',
  rows: 'Wiersze listy',
  row: 'Wiersz {{row}}.',
  way: '{{from}} → {{to}}',
  more: 'Pokaż więcej wierszy',
  'is.new': 'Zostanie utworzone',
  'is.new.time': 'Zostanie utworzone, na pewien czas',
  'is.there': 'Już jest',
  'is.again': 'Mówi to samo co wcześniejszy wiersz',
  'is.differs':
    'Pominięto: przekierowanie z tego adresu prowadzi do {{detail}}. Jeśli lista ma rację, proszę zmienić tamto.',
  'is.twice': 'Pominięto: wcześniejszy wiersz kieruje ten adres do {{detail}}.',
  'is.page': 'Pominięto: pod starym adresem coś jest opublikowane i odwiedzający to widzą.',
  'is.nowhere': 'Pominięto: pod {{detail}} nic nie jest opublikowane.',
  'is.circle': 'Pominięto: wiersze prowadzą w kółko.',
  'is.passed':
    'Pominięto: przekierowanie z {{detail}} prowadzi do tego starego adresu. Niech prowadzi wprost do strony.',
  'is.moved': 'Pominięto: pod adresem tej strony jest przekierowanie. Proszę najpierw je usunąć.',
  'is.from':
    'Pominięto: stary adres nie jest adresem. Proszę zapisać go od pierwszego ukośnika, np. /about-us.',
  'is.to': 'Pominięto: proszę podać ścieżkę strony tej witryny, np. /about.',
  'is.permanent': 'Pominięto: w kolumnie na stałe proszę wpisać tak lub nie albo zostawić ją pustą.',
  'is.language': 'Pominięto: prowadzi do innego języka. Przekierowanie zachowuje język odwiedzającego.',
}
