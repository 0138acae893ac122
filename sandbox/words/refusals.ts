import type { Words } from './language.ts'

interface Refusal {
  /** Code of a refusal with HTTP status 200: the call was understood, and refused. */
  code: number
  words: Words
}

/** The broker's refusals; `{minutes}` and `{seconds}` are filled by the endpoint. */
export const refusals = {
  noSuchInstrument: {
    code: 1001,
    words: {
      en: 'None of the instruments in goods is known.',
      de: 'Keines der Instrumente in goods ist bekannt.',
      pl: 'Żaden z instrumentów w polu goods nie jest znany.',
    },
  },
  wrongLogin: {
    code: 1101,
    words: {
      en: 'The e-mail address or the password is wrong.',
      de: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
      pl: 'Adres e-mail lub hasło jest nieprawidłowe.',
    },
  },
  locked: {
    code: 1102,
    words: {
      en: 'Too many attempts. The account is locked for another {minutes} minutes.',
      de: 'Zu viele Versuche. Das Konto ist noch {minutes} Minuten gesperrt.',
      pl: 'Za dużo prób. Konto pozostanie zablokowane jeszcze przez {minutes} min.',
    },
  },
  emailTaken: {
    code: 1103,
    words: {
      en: 'This e-mail address already has an account. Log in, or ask for a new password.',
      de: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder fordern Sie ein neues Passwort an.',
      pl: 'Ten adres e-mail ma już konto. Zaloguj się albo poproś o nowe hasło.',
    },
  },
  wrongPin: {
    code: 1104,
    words: {
      en: 'The pin is wrong. Look at the latest mail.',
      de: 'Die PIN ist falsch. Sehen Sie in der letzten E-Mail nach.',
      pl: 'PIN jest nieprawidłowy. Sprawdź ostatnią wiadomość.',
    },
  },
  expiredPin: {
    code: 1105,
    words: {
      en: 'The pin is no longer valid. Ask for a new one.',
      de: 'Die PIN gilt nicht mehr. Fordern Sie eine neue an.',
      pl: 'PIN stracił ważność. Poproś o nowy.',
    },
  },
  tooSoon: {
    code: 1106,
    words: {
      en: 'A pin was sent a moment ago. You can ask for another in {seconds} seconds.',
      de: 'Eine PIN wurde gerade verschickt. Eine neue können Sie in {seconds} Sekunden anfordern.',
      pl: 'PIN wysłano przed chwilą. O nowy możesz poprosić za {seconds} s.',
    },
  },
  weakPassword: {
    code: 1107,
    words: {
      en: 'The password needs 8 to 20 letters and digits, at least one of each.',
      de: 'Das Passwort braucht 8 bis 20 Buchstaben und Ziffern, von beidem mindestens eines.',
      pl: 'Hasło musi mieć od 8 do 20 liter i cyfr, co najmniej jedną literę i jedną cyfrę.',
    },
  },
  passwordsDiffer: {
    code: 1108,
    words: {
      en: 'The two passwords are not the same.',
      de: 'Die beiden Passwörter stimmen nicht überein.',
      pl: 'Hasła nie są takie same.',
    },
  },
  notBegun: {
    code: 1109,
    words: {
      en: 'Begin the registration first.',
      de: 'Beginnen Sie zuerst die Registrierung.',
      pl: 'Najpierw rozpocznij rejestrację.',
    },
  },
  wrongEmail: {
    code: 1110,
    words: {
      en: 'Invalid email format. Please enter a proper email address.',
      de: 'Das Format der E-Mail-Adresse ist ungültig. Bitte geben Sie eine richtige Adresse ein.',
      pl: 'Nieprawidłowy format adresu e-mail. Podaj poprawny adres.',
    },
  },
  noSession: {
    code: 401,
    words: {
      en: 'Log in first.',
      de: 'Melden Sie sich zuerst an.',
      pl: 'Najpierw się zaloguj.',
    },
  },
  noSuchEnquiry: {
    code: 1201,
    words: {
      en: 'There is no such enquiry.',
      de: 'Eine solche Anfrage gibt es nicht.',
      pl: 'Nie ma takiego zapytania.',
    },
  },
} as const satisfies Record<string, Refusal>

export type RefusalName = keyof typeof refusals
