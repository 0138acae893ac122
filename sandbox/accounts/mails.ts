import { fillTokens } from '#common/fill.ts'
import type { Purpose } from '#sandbox/store/pins.ts'
import type { Language } from '#sandbox/words/language.ts'

interface MailText {
  subject: string
  body: string
}

const texts: Record<Purpose, Record<Language, MailText>> = {
  register: {
    en: {
      subject: 'Your pin for the registration',
      body: 'Enter {pin} on the registration page. The pin is valid for ten minutes. If you did not begin a registration, ignore this mail.',
    },
    de: {
      subject: 'Ihre PIN für die Registrierung',
      body: 'Geben Sie auf der Registrierungsseite {pin} ein. Die PIN gilt zehn Minuten. Wenn Sie keine Registrierung begonnen haben, brauchen Sie nichts zu tun.',
    },
    pl: {
      subject: 'Twój PIN do rejestracji',
      body: 'Wpisz {pin} na stronie rejestracji. PIN jest ważny przez dziesięć minut. Jeśli rejestracja nie została rozpoczęta przez Ciebie, zignoruj tę wiadomość.',
    },
  },
  password: {
    en: {
      subject: 'Your pin for a new password',
      body: 'Enter {pin} together with your new password. The pin is valid for ten minutes. If you did not ask for it, your password stays as it is.',
    },
    de: {
      subject: 'Ihre PIN für ein neues Passwort',
      body: 'Geben Sie {pin} zusammen mit Ihrem neuen Passwort ein. Die PIN gilt zehn Minuten. Wenn Sie sie nicht angefordert haben, bleibt Ihr Passwort, wie es ist.',
    },
    pl: {
      subject: 'Twój PIN do nowego hasła',
      body: 'Wpisz {pin} razem z nowym hasłem. PIN jest ważny przez dziesięć minut. Jeśli nie był zamawiany przez Ciebie, hasło pozostaje bez zmian.',
    },
  },
}

/** The mail that contains a PIN. */
export function pinMail(purpose: Purpose, language: Language, pin: string): MailText {
  const { subject, body } = texts[purpose][language]
  return { subject, body: fillTokens(body, { pin }) }
}
