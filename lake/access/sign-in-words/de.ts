import type { Words } from './en.ts'

export const de: Words = {
  fault: 'Fehler: {{title}}',
  signIn: 'Anmelden',
  'signIn.title': 'Im Studio anmelden',
  'signIn.lede':
    'Im Studio werden die Texte, Zahlen und Dokumente der Website geschrieben und veröffentlicht.',
  'signIn.name': 'Benutzername',
  'signIn.password': 'Passwort',
  'signIn.company': 'Mit dem Firmenkonto anmelden',
  'signIn.help': 'Kein Konto oder das Passwort vergessen? Ein Administrator des Studios hilft weiter.',
  'signIn.needsName': 'Geben Sie Ihren Benutzernamen ein.',
  'signIn.needsPassword': 'Geben Sie Ihr Passwort ein.',
  'signIn.mismatch':
    'Dieser Name und dieses Passwort gehören nicht zusammen. Prüfen Sie beide; auf Groß- und Kleinschreibung kommt es an.',
  'signIn.wait': 'Zu viele Versuche. Warten Sie {{minutes}} und versuchen Sie es dann erneut.',
  'over.ended':
    'Ihre Sitzung wurde beendet. Melden Sie sich in diesem Browser erneut an; Ihre Eingaben bleiben erhalten.',
  'over.expired':
    'Ihre Sitzung ist abgelaufen. Melden Sie sich in diesem Browser erneut an; Ihre Eingaben bleiben erhalten.',
  'over.out': 'Sie haben sich abgemeldet.',
  goOn: 'Weiter',
  'code.title': 'Ihr Code',
  'code.lede':
    'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App für dieses Studio zeigt. Ohne Ihr Telefon geben Sie einen Ihrer Wiederherstellungscodes ein.',
  'code.field': 'Code',
  'code.help':
    'Beides nicht zur Hand? Ein Administrator des Studios kann den zweiten Schritt entfernen; dann richten Sie ihn neu ein.',
  'code.needed': 'Geben Sie den Code ein.',
  'code.wrong':
    'Dieser Code stimmt nicht. Jeder gilt nur einmal und eine halbe Minute lang: Warten Sie auf den nächsten und prüfen Sie, ob sich die Uhr des Telefons automatisch stellt.',
  'code.wait': 'Zu viele falsche Codes. Warten Sie {{minutes}} und versuchen Sie es dann erneut.',
  'step.over': 'Das hat zu lange gedauert oder ist schon erledigt. Melden Sie sich noch einmal an.',
  'set.title': 'Zweiten Schritt einrichten',
  'set.required': 'Ihre Rolle verlangt neben dem Passwort einen Code.',
  'set.lede':
    'Scannen Sie dies mit einer Authenticator-App auf Ihrem Telefon, etwa Aegis, Google Authenticator oder 1Password, und geben Sie dann den Code ein, den sie zeigt.',
  'set.scan': 'QR-Code des Schlüssels darunter',
  'set.key': 'Oder geben Sie diesen Schlüssel in die App ein:',
  'set.field': 'Code aus der App',
  'set.needed': 'Geben Sie den Code ein, den die App zeigt.',
  'set.wrong':
    'Dieser Code stimmt nicht. Warten Sie auf den nächsten und prüfen Sie, ob sich die Uhr des Telefons automatisch stellt.',
  // Wider than a phone as a heading: it may break at the soft hyphens.
  'recovery.title': 'Ihre Wieder\u00ADherstellungs\u00ADcodes',
  'recovery.lede':
    'Mit jedem können Sie sich einmal ohne Ihr Telefon anmelden. Drucken Sie sie jetzt aus oder schreiben Sie sie auf: Sie werden nicht noch einmal angezeigt.',
  'recovery.kept': 'Ich habe sie aufbewahrt, weiter',
  'proof.title': 'Ihr Code für das Studio',
  'proof.heading': 'Sie sind es',
  'proof.lede':
    'Geben Sie diesen Code im Studio ein, in dem Fenster, in dem Sie unterschreiben. Er gilt einmal und zwei Minuten lang.',
  'proof.secret': 'Geben Sie ihn an niemanden weiter: Wer ihn hat, könnte in Ihrem Namen unterschreiben.',
  'foreign.title': 'Anmeldung abgelehnt',
  'foreign.heading': 'Nicht von dort',
  'foreign.lede': 'Die Seite, von der Sie kommen, ist dem Lake nicht bekannt; dort wird niemand angemeldet.',
  'foreign.wayOut':
    'Öffnen Sie das Studio unter seiner eigenen Adresse. Gehört jene Seite wirklich zu Ihnen, trägt ein Betreiber ihren Ursprung (Origin) in ALLOWED_ORIGINS ein.',
  'company.elsewhere':
    'Diese Anmeldung hat nicht in diesem Browser begonnen oder zu lange gedauert. Melden Sie sich noch einmal an.',
  'company.unnamed':
    'Die Anmeldung Ihres Unternehmens teilt nicht mit, wie Sie heißen. Deren Betreiber muss preferred_username oder email mitsenden lassen.',
  'company.noGroup':
    'Sie gehören zu keiner der Gruppen, die das Studio nutzen dürfen. Fragen Sie einen Administrator des Studios, welche Sie brauchen.',
  'company.denied':
    'Die Anmeldung Ihres Unternehmens hat Sie nicht zugelassen. Es wurde nichts geändert. Melden Sie sich noch einmal an.',
  'company.late':
    'Die Antwort Ihres Unternehmens war abgelaufen, oder seine Uhr weicht von unserer ab. Es wurde nichts geändert. Melden Sie sich noch einmal an.',
  'company.otherSignIn':
    'Die Antwort Ihres Unternehmens gehört zu einer anderen Anmeldung. Es wurde nichts geändert. Melden Sie sich noch einmal an.',
  'company.otherIssuer':
    'Die Antwort stammt von einem anderen Aussteller als dem Ihres Unternehmens. Es wurde nichts geändert. Melden Sie sich noch einmal an.',
  'company.otherProgram':
    'Die Antwort Ihres Unternehmens war für ein anderes Programm bestimmt. Es wurde nichts geändert. Melden Sie sich noch einmal an.',
  'company.unchecked':
    'Von der Anmeldung Ihres Unternehmens kam keine Antwort, die sich prüfen lässt. Es wurde nichts geändert. Melden Sie sich noch einmal an. Bleibt es dabei, nehmen Sie Ihr Passwort oder wenden Sie sich an einen Administrator.',
  'company.nameTaken':
    'Es gibt bereits einen Benutzer „{{name}}“ mit einem Passwort. Wenden Sie sich an einen Administrator des Studios.',
  'company.disabled':
    'Sie dürfen sich nicht mehr anmelden. Wenden Sie sich an einen Administrator des Studios.',
  'company.last':
    'Ihre Gruppen geben Ihnen eine andere Rolle. Sie sind der letzte Administrator, und ohne einen könnte niemand mehr Personen hinzufügen. Machen Sie zuerst jemand anderen zum Administrator.',
}
