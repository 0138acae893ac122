import type { Words } from './en.ts'

export const pl: Words = {
  fault: 'Błąd: {{title}}',
  signIn: 'Zaloguj się',
  'signIn.title': 'Logowanie do Studia',
  'signIn.lede': 'W Studiu pisze się i publikuje teksty, liczby i dokumenty witryny.',
  'signIn.name': 'Nazwa użytkownika',
  'signIn.password': 'Hasło',
  'signIn.company': 'Zaloguj się kontem firmowym',
  'signIn.help': 'Nie masz konta albo nie pamiętasz hasła? Pomoże administrator Studia.',
  'signIn.needsName': 'Wpisz nazwę użytkownika.',
  'signIn.needsPassword': 'Wpisz hasło.',
  'signIn.mismatch':
    'Ta nazwa i to hasło nie pasują do siebie. Sprawdź jedno i drugie; wielkość liter ma znaczenie.',
  'signIn.wait': 'Zbyt wiele prób. Spróbuj ponownie później; czas oczekiwania: {{minutes}}.',
  'over.ended':
    'Twoja sesja została zakończona. Zaloguj się ponownie w tej przeglądarce; to, co wpisano, zostało zachowane.',
  'over.expired':
    'Twoja sesja wygasła. Zaloguj się ponownie w tej przeglądarce; to, co wpisano, zostało zachowane.',
  'over.out': 'Wylogowano.',
  goOn: 'Dalej',
  'code.title': 'Twój kod',
  'code.lede':
    'Wpisz sześć cyfr, które aplikacja uwierzytelniająca pokazuje dla tego Studia. Bez telefonu wpisz jeden z kodów odzyskiwania.',
  'code.field': 'Kod',
  'code.help':
    'Nie masz pod ręką ani telefonu, ani kodów? Administrator Studia może usunąć drugi krok, a wtedy ustawisz go na nowo.',
  'code.needed': 'Wpisz kod.',
  'code.wrong':
    'Ten kod jest nieprawidłowy. Każdy działa tylko raz i przez pół minuty: poczekaj na następny i sprawdź, czy zegar telefonu ustawia się automatycznie.',
  'code.wait': 'Zbyt wiele błędnych kodów. Spróbuj ponownie później; czas oczekiwania: {{minutes}}.',
  'step.over': 'Trwało to zbyt długo albo jest już zrobione. Zaloguj się jeszcze raz.',
  'set.title': 'Ustaw drugi krok',
  'set.required': 'Twoja rola wymaga oprócz hasła także kodu.',
  'set.lede':
    'Zeskanuj ten kod aplikacją uwierzytelniającą w telefonie, taką jak Aegis, Google Authenticator lub 1Password, a potem wpisz to, co ona pokaże.',
  'set.scan': 'Kod QR klucza podanego niżej',
  'set.key': 'Albo wpisz ten klucz w aplikacji:',
  'set.field': 'Kod z aplikacji',
  'set.needed': 'Wpisz kod, który pokazuje aplikacja.',
  'set.wrong':
    'Ten kod jest nieprawidłowy. Poczekaj na następny i sprawdź, czy zegar telefonu ustawia się automatycznie.',
  'recovery.title': 'Twoje kody odzyskiwania',
  'recovery.lede':
    'Każdy pozwala raz zalogować się bez telefonu. Wydrukuj je lub zapisz teraz: nie zostaną pokazane ponownie.',
  'recovery.kept': 'Kody są zachowane, dalej',
  'proof.title': 'Twój kod do Studia',
  'proof.heading': 'To Ty',
  'proof.lede': 'Wpisz ten kod w Studiu, w oknie, w którym podpisujesz. Działa raz, przez dwie minuty.',
  'proof.secret': 'Nie podawaj go nikomu: kto go ma, może podpisać w Twoim imieniu.',
  'foreign.title': 'Odmowa logowania',
  'foreign.heading': 'Nie stamtąd',
  'foreign.lede': 'Baza treści nie zna strony, z której przychodzisz, więc nikogo do niej nie zaloguje.',
  'foreign.wayOut':
    'Otwórz Studio pod jego własnym adresem. Jeśli tamta strona naprawdę jest Wasza, operator dopisze jej pochodzenie (origin) do ALLOWED_ORIGINS.',
  'company.elsewhere':
    'To logowanie nie zaczęło się w tej przeglądarce albo trwało zbyt długo. Zaloguj się jeszcze raz.',
  'company.unnamed':
    'Logowanie Twojej firmy nie podaje, jak się nazywasz. Jego operator musi włączyć wysyłanie preferred_username lub email.',
  'company.noGroup':
    'Nie należysz do żadnej z grup, które mogą korzystać ze Studia. Zapytaj administratora Studia, która jest Ci potrzebna.',
  'company.denied':
    'Logowanie Twojej firmy odmówiło dostępu. Nic nie zostało zmienione. Zaloguj się jeszcze raz.',
  'company.late':
    'Odpowiedź Twojej firmy straciła ważność albo jej zegar różni się od naszego. Nic nie zostało zmienione. Zaloguj się jeszcze raz.',
  'company.otherSignIn':
    'Odpowiedź Twojej firmy należy do innego logowania. Nic nie zostało zmienione. Zaloguj się jeszcze raz.',
  'company.otherIssuer':
    'Odpowiedź pochodzi od innego wystawcy niż wystawca Twojej firmy. Nic nie zostało zmienione. Zaloguj się jeszcze raz.',
  'company.otherProgram':
    'Odpowiedź Twojej firmy była przeznaczona dla innego programu. Nic nie zostało zmienione. Zaloguj się jeszcze raz.',
  'company.unchecked':
    'Logowanie Twojej firmy nie dało odpowiedzi, którą można sprawdzić. Nic nie zostało zmienione. Zaloguj się jeszcze raz. Jeśli to się powtarza, użyj hasła albo zapytaj administratora.',
  'company.nameTaken': 'Istnieje już użytkownik „{{name}}” z hasłem. Zwróć się do administratora Studia.',
  'company.disabled': 'Nie możesz się już logować. Zwróć się do administratora Studia.',
  'company.last':
    'Twoje grupy dają Ci inną rolę. Jesteś ostatnim administratorem, a bez niego nikt nie mógłby dodawać osób. Najpierw nadaj rolę administratora komuś innemu.',
}
