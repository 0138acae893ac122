export const parts = {
  'Where something leads: a page, a path, another address or an address from Settings. Example: the page Fees':
    'Wohin etwas führt: eine Seite, ein Pfad, eine andere Adresse oder eine Adresse aus den Einstellungen. Beispiel: die Seite Kosten',
  'Choose where the link leads.': 'Wählen Sie, wohin der Link führt.',
  'Choose one of the four kinds of link.': 'Wählen Sie eine der vier Arten von Links.',
  'Leads to': 'Führt zu',
  'A page follows its page when that moves; an address from Settings is kept in one place. Example: A page of this site.':
    'Eine Seite bleibt das Ziel, auch wenn sie umzieht; eine Adresse aus den Einstellungen wird an einer Stelle gepflegt. Beispiel: Eine Seite dieser Website.',
  'A page of this site': 'Eine Seite dieser Website',
  'A path of this site': 'Ein Pfad dieser Website',
  'Another address': 'Eine andere Adresse',
  'An address from Settings': 'Eine Adresse aus den Einstellungen',
  'The page to open; choose the one in the language of this text. Example: Legal documents.':
    'Die Seite, die sich öffnet; wählen Sie die in der Sprache dieses Textes. Beispiel: Rechtliche Dokumente.',
  'A path without the language, which the site adds, or the address of a paper. Example: /more/legal':
    'Ein Pfad ohne die Sprache, die die Website ergänzt, oder die Adresse eines Dokuments. Beispiel: /more/legal',
  'Write a path such as /about/intro, or the address of a paper such as /legal/risk-disclosure.pdf.':
    'Geben Sie einen Pfad wie /about/intro ein oder die Adresse eines Dokuments wie /legal/risk-disclosure.pdf.',
  'A whole address, a mail address or a telephone number. Example: mailto:support@halyardmarkets.example':
    'Eine vollständige Adresse, eine E-Mail-Adresse oder eine Telefonnummer. Beispiel: mailto:support@halyardmarkets.example',
  'Address from Settings': 'Adresse aus den Einstellungen',
  'The address itself stands in Settings, for all links at once. Example: Open an account.':
    'Die Adresse selbst steht in den Einstellungen, für alle Links zugleich. Beispiel: Konto eröffnen.',
  'Choose one of the addresses of Settings.': 'Wählen Sie eine der Adressen aus den Einstellungen.',
  'Opens in a new window': 'In neuem Fenster öffnen',
  'For addresses outside this site only. Example: on for the client area.':
    'Nur für Adressen außerhalb dieser Website. Beispiel: ein beim Kundenbereich.',
  Button: 'Schaltfläche',
  'A button with its words and where it leads. Example: Register':
    'Eine Schaltfläche mit ihrem Text und ihrem Ziel. Beispiel: Registrieren',
  'What the button says: a verb and its object, two to four words. Example: Open an account':
    'Was auf der Schaltfläche steht: ein Verb mit seinem Objekt, zwei bis vier Wörter. Beispiel: Konto eröffnen',
  Style: 'Stil',
  'One filled button a block; others are outlined. Example: Filled for “Open an account”.':
    'Eine ausgefüllte Schaltfläche je Block; andere sind umrandet. Beispiel: Ausgefüllt bei „Konto eröffnen“.',
  Filled: 'Ausgefüllt',
  Outlined: 'Umrandet',
  'Choose filled or outlined.': 'Wählen Sie „Ausgefüllt“ oder „Umrandet“.',
  'What search engines and shared links show of a page. Example: a title, a sentence and an image.':
    'Was Suchmaschinen und geteilte Links von einer Seite zeigen. Beispiel: ein Titel, ein Satz und ein Bild.',
  'Shown in search results and in the browser tab, best under 60 characters; empty takes the page’s title. Example: Legal documents and key information':
    'Erscheint in Suchergebnissen und im Browser-Tab, am besten unter 60 Zeichen; leer: der Titel der Seite. Beispiel: Rechtliche Dokumente und Basisinformationsblätter',
  'Search engines cut titles near 60 characters: keep it under 120.':
    'Suchmaschinen schneiden Titel bei etwa 60 Zeichen ab: Bleiben Sie unter 120.',
  'One or two sentences for search results, 70 to 155 characters, without promises; empty takes the site’s. Example: All legal papers of Halyard Markets as PDF: policies, key information documents and yearly reports.':
    'Ein oder zwei Sätze für Suchergebnisse, 70 bis 155 Zeichen, ohne Versprechen; leer: die Beschreibung der Website. Beispiel: Alle rechtlichen Dokumente von Halyard Markets als PDF: Richtlinien, Basisinformationsblätter und Jahresberichte.',
  'Search engines cut descriptions near 155 characters: keep it under 320.':
    'Suchmaschinen schneiden Beschreibungen bei etwa 155 Zeichen ab: Bleiben Sie unter 320.',
  'Up to ten words or short phrases; press Enter after each. Example: CFD trading':
    'Bis zu zehn Wörter oder kurze Wendungen; drücken Sie nach jeder Angabe die Eingabetaste. Beispiel: CFD-Handel',
  'Image for sharing': 'Bild zum Teilen',
  'Shown where the page’s address is shared, 1200 by 630 pixels. Example: a photograph of the harbour at dawn.':
    'Erscheint, wo die Adresse der Seite geteilt wird, 1200 mal 630 Pixel. Beispiel: ein Foto des Hafens bei Tagesanbruch.',
  'Description of the image': 'Beschreibung des Bildes',
  'What is to be seen, in one sentence, for people who do not see it. Example: A sailing boat leaves the harbour.':
    'Was zu sehen ist, in einem Satz, für Menschen, die es nicht sehen. Beispiel: Ein Segelboot verlässt den Hafen.',
  'Describe the image for people who do not see it.':
    'Beschreiben Sie das Bild für Menschen, die es nicht sehen.',
  'Menu entry': 'Menüeintrag',
  'An entry of the menu with the entries below it. Example: Legal documents':
    'Ein Eintrag des Menüs mit den Einträgen darunter. Beispiel: Rechtliche Dokumente',
  'An entry cannot lead to itself: choose another path.':
    'Ein Eintrag kann nicht zu sich selbst führen: Wählen Sie einen anderen Pfad.',
  Entry: 'Eintrag',
  'Where it leads': 'Wohin er führt',
  'One to three words a language; an empty language shows the English one. Example: Legal documents':
    'Ein bis drei Wörter je Sprache; eine leere Sprache zeigt die englischen. Beispiel: Rechtliche Dokumente',
  'Give the entry a name in English.': 'Geben Sie dem Eintrag einen Namen auf Englisch.',
  'Where the entry stands in the site, without the language. Example: /more/legal':
    'Wo der Eintrag in der Website steht, ohne die Sprache. Beispiel: /more/legal',
  'Write the path of the entry.': 'Geben Sie den Pfad des Eintrags ein.',
  'Can be opened': 'Lässt sich öffnen',
  'Off makes it a heading over the entries below. Example: off for “About”.':
    'Ausgeschaltet wird er zur Überschrift der Einträge darunter. Beispiel: aus bei „Über uns“.',
  'Leads elsewhere': 'Führt anderswohin',
  'Another path of this site that visitors of this entry are sent to. Example: /account/deposit':
    'Ein anderer Pfad dieser Website, zu dem Besucher dieses Eintrags geleitet werden. Beispiel: /account/deposit',
  'Opens in': 'Öffnen in',
  'For entries that leave this site. Example: A new window for the management portal.':
    'Für Einträge, die aus dieser Website hinausführen. Beispiel: Neues Fenster beim Verwaltungsportal.',
  'A new window': 'Neues Fenster',
  'Choose a new window, or leave it empty.': 'Wählen Sie „Neues Fenster“ oder lassen Sie das Feld leer.',
  'For an entry that leaves this site; the address itself stands in Settings. Example: Management portal':
    'Für einen Eintrag, der aus dieser Website hinausführt; die Adresse selbst steht in den Einstellungen. Beispiel: Verwaltungsportal',
  'Note with the next release': 'Hinweis mit dem nächsten Termin',
  'Stands in place of the note while the menu is open and the economic calendar answers; {time} and {release} become those of the next release. Empty for none. Example: Next: {time}, {release}':
    'Steht anstelle des Hinweises, solange das Menü offen ist und der Wirtschaftskalender antwortet; {time} und {release} werden durch Zeit und Namen des nächsten Termins ersetzt. Leer für keinen. Beispiel: Als Nächstes: {time}, {release}',
  'Price beside it': 'Kurs daneben',
  'The symbol of an instrument whose bid stands beside the entry while the menu is open; empty for none. Example: EURUSD':
    'Das Symbol eines Instruments, dessen Geldkurs neben dem Eintrag steht, solange das Menü offen ist; leer für keinen. Beispiel: EURUSD',
  'One line under the entry in the open menu. Example: Policies, key information, reports':
    'Eine Zeile unter dem Eintrag im geöffneten Menü. Beispiel: Richtlinien, Basisinformationsblätter, Berichte',
  'The languages the entry is shown in; none chosen shows it in all. Example: English alone for a part that exists in English only.':
    'Die Sprachen, in denen der Eintrag erscheint; ohne Auswahl in allen. Beispiel: Nur Englisch bei einem Bereich, den es nur auf Englisch gibt.',
  'Entries below': 'Einträge darunter',
  'The entries that open under this one; drag them into order. Example: Company, Regulation, Contact.':
    'Die Einträge, die sich unter diesem öffnen; ordnen Sie sie durch Ziehen. Beispiel: Unternehmen, Regulierung, Kontakt.',
  'Footer list': 'Liste der Fußzeile',
  'A column of links at the foot of every page. Example: Quickstart':
    'Eine Spalte mit Links am Fuß jeder Seite. Beispiel: Schnelleinstieg',
  'The heading of the column in each language. Example: Quick start':
    'Die Überschrift der Spalte in jeder Sprache. Beispiel: Schnelleinstieg',
  'Give the list a title in English.': 'Geben Sie der Liste einen Titel auf Englisch.',
  'The links of the column; drag them into order. Example: Regulation, Legal documents, Contact us.':
    'Die Links der Spalte; ordnen Sie sie durch Ziehen. Beispiel: Regulierung, Rechtliche Dokumente, Kontakt.',
  'A link of a footer list. Example: Contact us': 'Ein Link einer Liste der Fußzeile. Beispiel: Kontakt',
  'What the entry says in each language. Example: Contact us':
    'Wie der Eintrag in jeder Sprache heißt. Beispiel: Kontakt',
  'Where the entry leads. Example: the path /more/legal':
    'Wohin der Eintrag führt. Beispiel: der Pfad /more/legal',
  'Choose where the entry leads.': 'Wählen Sie, wohin der Eintrag führt.',
  'Way to pay': 'Zahlungsweg',
  'A way to pay in. Example: Bank Wire': 'Ein Zahlungsweg für Einzahlungen. Beispiel: Banküberweisung',
  'What it is called in each language. Example: Bank Wire':
    'Wie er in jeder Sprache heißt. Beispiel: Banküberweisung',
  'Write the name of the way to pay in English.': 'Geben Sie den Namen des Zahlungswegs auf Englisch ein.',
  'Risk text': 'Text des Risikohinweises',
  'One format of the warning under one regulator, in every language. Example: CY, format B':
    'Ein Format des Risikohinweises nach einer Aufsichtsbehörde, in jeder Sprache. Beispiel: CY, Format B',
  Jurisdiction: 'Rechtsraum',
  'The two letters of the state whose regulator wrote the words. Example: cy':
    'Die zwei Buchstaben des Staates, dessen Aufsichtsbehörde den Wortlaut vorgibt. Beispiel: cy',
  'Write the state whose regulator wrote the words, for example cy.':
    'Geben Sie den Staat an, dessen Aufsichtsbehörde den Wortlaut vorgibt, zum Beispiel cy.',
  'Write two lower-case letters, for example cy.': 'Geben Sie zwei Kleinbuchstaben ein, zum Beispiel cy.',
  Format: 'Format',
  'B to D state the percentage, E to G are for a firm without one. Example: B on web pages.':
    'B bis D nennen die Verlustquote, E bis G sind für ein Unternehmen ohne Verlustquote. Beispiel: B auf Webseiten.',
  'B: web page, with the percentage': 'B: Webseite, mit Verlustquote',
  'C: abbreviated, with the percentage': 'C: verkürzt, mit Verlustquote',
  'D: reduced, with the percentage': 'D: verringerte Zeichenzahl, mit Verlustquote',
  'E: web page, without a percentage': 'E: Webseite, ohne Verlustquote',
  'F: abbreviated, without a percentage': 'F: verkürzt, ohne Verlustquote',
  'G: reduced, without a percentage': 'G: verringerte Zeichenzahl, ohne Verlustquote',
  'Choose the format.': 'Wählen Sie das Format.',
  'Choose one of the formats B to G.': 'Wählen Sie eines der Formate B bis G.',
  Wording: 'Wortlaut',
  'The sentences in each language. Example: English, verified; Deutsch, awaiting confirmation.':
    'Die Sätze in jeder Sprache. Beispiel: English, geprüft; Deutsch, Bestätigung steht aus.',
  'The mandated sentences in one language with their status. Example: three sentences, verified':
    'Die vorgeschriebenen Sätze in einer Sprache mit ihrem Status. Beispiel: drei Sätze, geprüft',
  'Do not write the percentage by hand: write {pct}% and keep the figure in “Loss percentage”.':
    'Schreiben Sie den Prozentsatz nicht von Hand: Schreiben Sie {pct} % und pflegen Sie die Zahl unter „Verlustquote“.',
  Sentences: 'Sätze',
  'The mandated words, one entry a sentence, with {pct} in the place of the figure. Example: {pct}% of retail CFD accounts lose money.':
    'Der vorgeschriebene Wortlaut, ein Eintrag je Satz, mit {pct} anstelle der Zahl. Beispiel: {pct} % der Kleinanleger-CFD-Konten verlieren Geld.',
  Status: 'Status',
  'Whether compliance has compared the words with the source. Example: Verified against the source':
    'Ob Compliance den Wortlaut mit der Quelle verglichen hat. Beispiel: Mit der Quelle abgeglichen',
  'Verified against the source': 'Mit der Quelle abgeglichen',
  'Awaiting compliance confirmation': 'Bestätigung durch Compliance steht aus',
  Missing: 'Fehlt',
  'Choose verified, awaiting or missing.':
    'Wählen Sie, ob der Wortlaut abgeglichen ist, die Bestätigung aussteht oder er fehlt.',
  'Where the words were read, so that anyone can compare them. Example: CySEC PS-04-2019, Section B':
    'Wo der Wortlaut gelesen wurde, damit er sich vergleichen lässt. Beispiel: CySEC PS-04-2019, Section B',
  'Part of the site': 'Bereich der Website',
  'A part of the site and the languages it is offered in. Example: /partnerships in English alone':
    'Ein Bereich der Website und die Sprachen, in denen es ihn gibt. Beispiel: /partnerships nur auf Englisch',
  'The part of the site, with everything below it. Example: /partnerships':
    'Der Bereich der Website, mit allem darunter. Beispiel: /partnerships',
  'Write the path of the part.': 'Geben Sie den Pfad des Bereichs ein.',
  'The languages this part is offered in. Example: English alone.':
    'Die Sprachen, in denen es diesen Bereich gibt. Beispiel: Nur Englisch.',
  'Choose at least one language.': 'Wählen Sie mindestens eine Sprache.',
  'Short paragraphs, lists and links in one language. Example: Yes. Send a message from the client area.':
    'Kurze Absätze, Listen und Links in einer Sprache. Beispiel: Ja. Senden Sie eine Nachricht aus dem Kundenbereich.',
  'Kept by “In step with English”. Example: the fingerprint of a title':
    'Wird von „Auf dem Stand des Englischen“ geführt. Beispiel: der Fingerabdruck eines Titels',
  Fields: 'Felder',
  'One for each field with words. Example: title': 'Eines für jedes Feld mit Text. Beispiel: title',
  Field: 'Feld',
  'Where it stands. Example: title': 'Wo es steht. Beispiel: title',
  'Fingerprint of the English words': 'Fingerabdruck des englischen Textes',
  'Another one as soon as the English is changed. Example: 1x2y3z':
    'Ein anderer, sobald das Englische geändert wird. Beispiel: 1x2y3z',
  'Reads the same': 'Lautet gleich',
  'The words are those of the English, and are to be. Example: on for a firm’s name':
    'Der Text ist der englische und soll es sein. Beispiel: ein beim Namen eines Unternehmens',
  'The risk warning cannot be deleted or taken offline: every page of the site needs it. Change it instead.':
    'Der Risikohinweis kann nicht gelöscht oder offline genommen werden: Jede Seite der Website braucht ihn. Ändern Sie ihn stattdessen.',
  'The firm with its licence cannot be deleted or taken offline: every page of the site needs it. Change it instead.':
    'Das Unternehmen mit seiner Lizenz kann nicht gelöscht oder offline genommen werden: Jede Seite der Website braucht es. Ändern Sie es stattdessen.',
  'The menu cannot be deleted or taken offline: every page of the site needs it. Change it instead.':
    'Das Menü kann nicht gelöscht oder offline genommen werden: Jede Seite der Website braucht es. Ändern Sie es stattdessen.',
  'The settings of the site cannot be deleted or taken offline: every page of the site needs it. Change it instead.':
    'Die Einstellungen der Website können nicht gelöscht oder offline genommen werden: Jede Seite der Website braucht sie. Ändern Sie sie stattdessen.',
  'The risk disclosure cannot be deleted or taken offline, and its address cannot change: readers must find it. Replace its PDF instead.':
    'Die Risikohinweise können nicht gelöscht oder offline genommen werden, und ihre Adresse kann sich nicht ändern: Leser müssen sie finden. Ersetzen Sie stattdessen ihr PDF.',
} as const
