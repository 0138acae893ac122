export const records = {
  'A firm we pass risk on to. Example: Meridian Prime (sample)':
    'Ein Unternehmen, an das wir Risiko weitergeben. Beispiel: Meridian Prime (Muster)',
  'The registered name. Example: Meridian Prime Ltd': 'Der eingetragene Name. Beispiel: Meridian Prime Ltd',
  'Write the name of the provider.': 'Geben Sie den Namen des Anbieters ein.',
  Markets: 'Märkte',
  'The markets it quotes. Example: Currencies': 'Die Märkte, für die er Kurse stellt. Beispiel: Währungen',
  'Choose at least one market.': 'Wählen Sie mindestens einen Markt.',
  'Choose markets of the list.': 'Wählen Sie Märkte aus der Liste.',
  Country: 'Land',
  'Where it is supervised. Example: Ireland': 'Wo er beaufsichtigt wird. Beispiel: Irland',
  'Write the country in English.': 'Geben Sie das Land auf Englisch ein.',
  Role: 'Aufgabe',
  'What we use it for. Example: Takes over part of the risk of client positions in currencies.':
    'Wofür wir ihn einsetzen. Beispiel: Übernimmt einen Teil des Risikos aus Kundenpositionen in Währungen.',
  'Say in English what the provider is used for.':
    'Geben Sie auf Englisch an, wofür der Anbieter eingesetzt wird.',
  'On while the provider is invented; a site with samples does not go live. Example: off for a contract that is signed.':
    'Eingeschaltet, solange der Anbieter erfunden ist; eine Website mit Mustern geht nicht live. Beispiel: aus bei einem unterschriebenen Vertrag.',
  'A page of the site in one language, made of blocks. Example: /about/intro in Deutsch':
    'Eine Seite der Website in einer Sprache, aus Blöcken aufgebaut. Beispiel: /about/intro auf Deutsch',
  Content: 'Inhalt',
  'Set when the page is made and kept from then on. Example: Deutsch':
    'Wird beim Anlegen der Seite festgelegt und danach nicht mehr geändert. Beispiel: Deutsch',
  'Choose the language of the page.': 'Wählen Sie die Sprache der Seite.',
  Path: 'Pfad',
  'The page’s address without the language; the same in every language. Example: /about/intro':
    'Die Adresse der Seite ohne die Sprache; in jeder Sprache dieselbe. Beispiel: /about/intro',
  'Write the path of the page, for example /about/intro.':
    'Geben Sie den Pfad der Seite ein, zum Beispiel /about/intro.',
  'Another page of this language already has this path. Choose another one.':
    'Eine andere Seite dieser Sprache hat diesen Pfad schon. Wählen Sie einen anderen.',
  'The name of the page in lists and in the browser tab. Example: Legal documents':
    'Der Name der Seite in Listen und im Browser-Tab. Beispiel: Rechtliche Dokumente',
  'Give the page a title.': 'Geben Sie der Seite einen Titel.',
  'This is too long for a title: keep it under 120 characters.':
    'Das ist für einen Titel zu lang: Bleiben Sie unter 120 Zeichen.',
  Header: 'Kopfzeile',
  'Compact shows the whole menu; floating is for landing pages of partners. Empty means compact. Example: Compact':
    '„Kompakt“ zeigt das ganze Menü; „Schwebend“ ist für Landingpages von Partnern. Leer bedeutet „Kompakt“. Beispiel: Kompakt',
  'Compact: menu, log in and register': 'Kompakt: Menü, Anmelden und Registrieren',
  'Floating: logo, partnerships and one button': 'Schwebend: Logo, Partnerschaften und eine Schaltfläche',
  'Choose compact or floating.': 'Wählen Sie „Kompakt“ oder „Schwebend“.',
  Blocks: 'Blöcke',
  'What the page shows, from top to bottom; drag to reorder. Example: an opening, then a text.':
    'Was die Seite zeigt, von oben nach unten; ordnen Sie sie durch Ziehen. Beispiel: ein Seitenkopf, dann ein Text.',
  'What search engines and shared links show; empty fields take the site’s words. Example: a title and one sentence.':
    'Was Suchmaschinen und geteilte Links zeigen; leere Felder übernehmen die Texte der Website. Beispiel: ein Titel und ein Satz.',
  'A bank or firm that moves money to and from clients. Example: SEPA credit transfer':
    'Eine Bank oder ein Unternehmen für Zahlungen von und an Kunden. Beispiel: SEPA-Überweisung',
  'As it stands on a statement. Example: Sample Bank of Cyprus':
    'Wie er auf dem Kontoauszug steht. Beispiel: Sample Bank of Cyprus',
  'Way of paying': 'Zahlungsweg',
  'What the client does. Example: Bank wire (SEPA)': 'Was der Kunde tut. Beispiel: Banküberweisung (SEPA)',
  'Write the way of paying in English.': 'Geben Sie den Zahlungsweg auf Englisch ein.',
  'Codes of three letters; press Enter after each. Example: EUR':
    'Codes aus drei Buchstaben; drücken Sie nach jedem die Eingabetaste. Beispiel: EUR',
  'Name at least one currency.': 'Nennen Sie mindestens eine Währung.',
  'Write the code of three capitals, for example EUR.':
    'Geben Sie den Code mit drei Großbuchstaben ein, zum Beispiel EUR.',
  Fee: 'Gebühr',
  'Ours and what banks may charge. Example: None of ours; your bank may charge its own fee.':
    'Unsere und was Banken berechnen können. Beispiel: Von uns keine; Ihre Bank kann eine eigene Gebühr berechnen.',
  'Write the fee in English.': 'Geben Sie die Gebühr auf Englisch ein.',
  Time: 'Dauer',
  'From order to credit. Example: Credited within one business day of arrival.':
    'Vom Auftrag bis zur Gutschrift. Beispiel: Gutschrift innerhalb eines Geschäftstags nach Eingang.',
  'Write the time in English.': 'Geben Sie die Dauer auf Englisch ein.',
  Minimum: 'Mindestbetrag',
  'The smallest amount, with currency. Example: 100 EUR':
    'Der kleinste Betrag, mit Währung. Beispiel: 100 EUR',
  'What else a client must know. Example: From an account in your own name only.':
    'Was Kunden außerdem wissen müssen. Beispiel: Nur von einem Konto auf Ihren eigenen Namen.',
  'A trading platform with its facts and devices. Example: MCtrader':
    'Eine Handelsplattform mit ihren Fakten und Geräten. Beispiel: MCtrader',
  'As it is written everywhere. Example: MCtrader': 'Wie sie überall geschrieben wird. Beispiel: MCtrader',
  'Write the name of the platform.': 'Geben Sie den Namen der Plattform ein.',
  Summary: 'Zusammenfassung',
  'Two or three sentences: what it is for and what it is not. Example: Our own platform for browser and phone; it runs no automatic strategies.':
    'Zwei oder drei Sätze: wofür sie da ist und wofür nicht. Beispiel: Unsere eigene Plattform für Browser und Telefon; automatische Strategien führt sie nicht aus.',
  'Write the summary in English.': 'Schreiben Sie die Zusammenfassung auf Englisch.',
  Facts: 'Fakten',
  'What can be compared with other platforms. Example: Order types, market and limit.':
    'Was sich mit anderen Plattformen vergleichen lässt. Beispiel: Orderarten, Market und Limit.',
  Fact: 'Fakt',
  'What the fact is about. Example: Order types': 'Wovon der Fakt handelt. Beispiel: Orderarten',
  'Name the fact in English.': 'Benennen Sie den Fakt auf Englisch.',
  'The fact itself. Example: Market, limit, stop': 'Der Fakt selbst. Beispiel: Market, Limit, Stop',
  'Write the fact in English.': 'Schreiben Sie den Fakt auf Englisch.',
  Devices: 'Geräte',
  'What it runs on, what that must have, and where it is had: every page shows this list. Example: Android 11 or later':
    'Worauf sie läuft, was das Gerät mitbringen muss und wo sie erhältlich ist: Jede Seite zeigt diese Liste. Beispiel: Android 11 oder neuer',
  Device: 'Gerät',
  'The kind of device. Example: Android': 'Die Geräteart. Beispiel: Android',
  Browser: 'Browser',
  Windows: 'Windows',
  Android: 'Android',
  iPhone: 'iPhone',
  'Choose the kind of device.': 'Wählen Sie die Geräteart.',
  'Choose one of the four kinds.': 'Wählen Sie eine der vier Gerätearten.',
  'What it must have': 'Was es mitbringen muss',
  'System and version. Example: Android 11 or later, 90 MB':
    'System und Version. Beispiel: Android 11 oder neuer, 90 MB',
  'Write what the device must have, in English.':
    'Geben Sie auf Englisch ein, was das Gerät mitbringen muss.',
  'The page that opens it, its page in the store, or the installer. Example: https://play.halyard.example/mctrader':
    'Die Seite, die sie öffnet, ihre Seite im Store oder das Installationsprogramm. Beispiel: https://play.halyard.example/mctrader',
  'Add at least one device.': 'Fügen Sie mindestens ein Gerät hinzu.',
  'An old path and where its visitors are sent. Example: /about-us to /about':
    'Ein alter Pfad und wohin seine Besucher geleitet werden. Beispiel: /about-us nach /about',
  From: 'Von',
  'The old address, as links still have it, with its query where it had one; without a language it holds for every language, and capitals do not matter. Where a page stands, the page is shown. Example: /about-us':
    'Die alte Adresse, wie Links sie noch tragen, mit ihrer Abfrage, wo sie eine hatte; ohne Sprache gilt sie für jede Sprache, und Großbuchstaben machen keinen Unterschied. Wo eine Seite steht, wird die Seite gezeigt. Beispiel: /about-us',
  'Write the address from its first slash on, without the name of the site, blanks and #, such as /about-us, /products/cfds.html or /index.php?id=12.':
    'Geben Sie die Adresse ab ihrem ersten Schrägstrich ein, ohne den Namen der Website, Leerzeichen und #, zum Beispiel /about-us, /products/cfds.html oder /index.php?id=12.',
  'Write the old path.': 'Geben Sie den alten Pfad ein.',
  'Leave the language out: the redirect holds for every language, so write /about instead of /de/about.':
    'Lassen Sie die Sprache weg: Die Weiterleitung gilt für jede Sprache, schreiben Sie also /about statt /de/about.',
  'Another redirect starts at this path already.': 'Eine andere Weiterleitung beginnt schon bei diesem Pfad.',
  'Another redirect leads to this path, and this one would send its visitors on: let that one lead to the final page.':
    'Eine andere Weiterleitung führt zu diesem Pfad, und diese würde ihre Besucher weiterschicken: Lassen Sie jene direkt zur endgültigen Seite führen.',
  To: 'Nach',
  'The path visitors are sent to, at once and for good. Example: /about':
    'Der Pfad, zu dem Besucher geleitet werden, sofort und auf Dauer. Beispiel: /about',
  'Write the path visitors are sent to.': 'Geben Sie den Pfad ein, zu dem Besucher geleitet werden.',
  'That path is redirected itself: lead to the final page, so that visitors are never sent in a circle.':
    'Dieser Pfad wird selbst weitergeleitet: Führen Sie direkt zur endgültigen Seite, damit Besucher nie im Kreis geschickt werden.',
  'For good': 'Auf Dauer',
  'On when the old path will not come back; search engines then forget it. Example: on after a page was renamed.':
    'Eingeschaltet, wenn der alte Pfad nicht wiederkommt; Suchmaschinen vergessen ihn dann. Beispiel: ein, nachdem eine Seite umbenannt wurde.',
  'What a kind of release in the economic calendar means, and what it moves. Example: Consumer prices':
    'Was eine Art von Veröffentlichung im Wirtschaftskalender bedeutet und was sie bewegt. Beispiel: Verbraucherpreise',
  'Kind of release': 'Art der Veröffentlichung',
  'What these releases have in common. Example: Consumer prices':
    'Was diese Veröffentlichungen gemeinsam haben. Beispiel: Verbraucherpreise',
  'Name the kind in English.': 'Benennen Sie die Art auf Englisch.',
  'Series of the broker': 'Reihen des Brokers',
  'The ids of its series as the broker sends them; * stands for any letters. Press Enter after each; where several fit, the longest counts. Example: *-cpi':
    'Die IDs ihrer Reihen, wie der Broker sie sendet; * steht für beliebige Buchstaben. Drücken Sie nach jeder die Eingabetaste; passen mehrere, gilt die längste. Beispiel: *-cpi',
  'Name at least one series, for example us-cpi.': 'Nennen Sie mindestens eine Reihe, zum Beispiel us-cpi.',
  'Write letters, digits, hyphens and *, for example *-cpi.':
    'Verwenden Sie Buchstaben, Ziffern, Bindestriche und *, zum Beispiel *-cpi.',
  'What it means': 'Was sie bedeutet',
  'Two or three sentences: what is counted, and what a surprise usually does. Example: How fast the prices in the shops are rising.':
    'Zwei oder drei Sätze: was gezählt wird und was eine Überraschung meist bewirkt. Beispiel: Wie schnell die Preise im Laden steigen.',
  'Say in English what the release means.': 'Schreiben Sie auf Englisch, was die Veröffentlichung bedeutet.',
  'Instruments it moves': 'Instrumente, die sie bewegt',
  'Symbols named before those of its currency; press Enter after each. Example: USOIL':
    'Symbole, die vor denen ihrer Währung genannt werden; drücken Sie nach jedem die Eingabetaste. Beispiel: USOIL',
  'Write the symbol in capitals, for example USOIL.':
    'Geben Sie das Symbol in Großbuchstaben ein, zum Beispiel USOIL.',
} as const
