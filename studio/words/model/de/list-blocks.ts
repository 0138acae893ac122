export const listBlocks = {
  'Two platforms': 'Zwei Plattformen',
  'MCtrader on the phone with its scan code and stores, and the window of MT4, side by side. Example: Two platforms, one set of prices':
    'MCtrader auf dem Telefon mit Scancode und Stores und das Fenster von MT4, nebeneinander. Beispiel: Zwei Plattformen, dieselben Kurse',
  'Stands over the block and in the page’s outline. Example: Two platforms, one set of prices':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Zwei Plattformen, dieselben Kurse',
  'Write the heading.': 'Schreiben Sie die Überschrift.',
  'One or two sentences under the heading. Example: Price, margin and account are the same on both.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Kurs, Margin und Konto sind auf beiden dieselben.',
  MCtrader: 'MCtrader',
  'The words beside the drawing of MCtrader. Example: Every ticket shows you four lines before you can send it.':
    'Der Text neben der Zeichnung von MCtrader. Beispiel: Jede Order zeigt Ihnen vier Zeilen, bevor Sie sie absenden können.',
  'The name of the platform. Example: MCtrader': 'Der Name der Plattform. Beispiel: MCtrader',
  'Write its name.': 'Geben Sie ihren Namen ein.',
  'One or two sentences. Example: Every ticket shows you four lines before you can send it.':
    'Ein oder zwei Sätze. Beispiel: Jede Order zeigt Ihnen vier Zeilen, bevor Sie sie absenden können.',
  'What the link says. Example: See the ticket at work':
    'Was der Link sagt. Beispiel: Das Orderfenster ausprobieren',
  'Where the link leads. Example: the page MCtrader': 'Wohin der Link führt. Beispiel: die Seite MCtrader',
  MT4: 'MT4',
  'The words beside the drawing of MT4. Example: The desktop terminal: charts, your own indicators and automated strategies.':
    'Der Text neben der Zeichnung von MT4. Beispiel: Das Programm für den Computer: Charts, eigene Indikatoren und automatische Strategien.',
  'The name of the platform. Example: MT4': 'Der Name der Plattform. Beispiel: MT4',
  'One or two sentences. Example: The desktop terminal: charts, your own indicators and automated strategies.':
    'Ein oder zwei Sätze. Beispiel: Das Programm für den Computer: Charts, eigene Indikatoren und automatische Strategien.',
  'Where the link leads. Example: the page MT4': 'Wohin der Link führt. Beispiel: die Seite MT4',
  'The first instrument is on the ticket of the phone, the second is the chart of MT4; all are in its list. Example: EURUSD':
    'Das erste Instrument steht im Orderfenster des Telefons, das zweite ist der Chart von MT4; alle stehen in dessen Liste. Beispiel: EURUSD',
  'Trading banner': 'Handelsbanner',
  'A band with one button to registration; the site adds the mandated risk note by itself. Example: Start trading now':
    'Ein Band mit einer Schaltfläche zur Registrierung; die Website fügt den vorgeschriebenen Risikohinweis selbst hinzu. Beispiel: Jetzt handeln',
  'Short and without a promise. Example: Ready to look around?':
    'Kurz und ohne Versprechen. Beispiel: Möchten Sie sich umsehen?',
  'Write the title of the banner.': 'Geben Sie den Titel des Banners ein.',
  'A banner has room for 80 characters in its title.': 'Der Titel eines Banners hat Platz für 80 Zeichen.',
  'One sentence with the cost beside the benefit. Example: An account costs nothing to open; trading does.':
    'Ein Satz mit den Kosten neben dem Nutzen. Beispiel: Die Kontoeröffnung kostet nichts, der Handel schon.',
  'What the button says. Example: Start trading now':
    'Was auf der Schaltfläche steht. Beispiel: Jetzt handeln',
  'Write what the button says.': 'Schreiben Sie, was auf der Schaltfläche steht.',
  'A button has room for 40 characters.': 'Eine Schaltfläche hat Platz für 40 Zeichen.',
  'Questions and answers': 'Fragen und Antworten',
  'Entries of “Questions and answers”, all of them or some topics. Example: the topics Funding and Costs.':
    'Einträge aus „Fragen und Antworten“, alle oder nur einige Themen. Beispiel: die Themen Ein- und Auszahlungen und Kosten.',
  'Stands over the block and in the page’s outline. Example: Questions about funding':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Fragen zu Ein- und Auszahlungen',
  'One or two sentences under the heading. Example: What clients ask most often before the first deposit.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Was Kunden vor der ersten Einzahlung am häufigsten fragen.',
  Topics: 'Themen',
  'The topics shown here; none chosen shows all, grouped by topic. Example: Funding':
    'Die Themen, die hier erscheinen; ohne Auswahl alle, nach Themen geordnet. Beispiel: Ein- und Auszahlungen',
  'Choose topics of the list.': 'Wählen Sie Themen aus der Liste.',
  Glossary: 'Glossar',
  'All terms of “Glossary” in the order of the alphabet. Example: Margin, with its explanation.':
    'Alle Begriffe aus „Glossar“ in alphabetischer Reihenfolge. Beispiel: Margin, mit ihrer Erklärung.',
  'Stands over the block and in the page’s outline. Example: Terms from A to Z':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Begriffe von A bis Z',
  'One or two sentences under the heading. Example: The words on this site, explained in a sentence or two.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Die Wörter dieser Website, in ein oder zwei Sätzen erklärt.',
  'Legal documents': 'Rechtliche Dokumente',
  'The legal library, or some of its kinds, as a list of files. Example: Policies and key information documents.':
    'Die rechtlichen Dokumente oder einige ihrer Arten als Liste von Dateien. Beispiel: Richtlinien und Basisinformationsblätter.',
  'Stands over the list. Example: Policies and key information':
    'Steht über der Liste. Beispiel: Richtlinien und Basisinformationsblätter',
  'One or two sentences before the list. Example: Every paper opens as a PDF; older versions stay available.':
    'Ein oder zwei Sätze vor der Liste. Beispiel: Jedes Dokument öffnet sich als PDF; ältere Fassungen bleiben verfügbar.',
  Kinds: 'Arten',
  'The kinds listed here; none chosen lists them all. Example: Policies and Key information documents.':
    'Die Arten, die hier aufgeführt werden; ohne Auswahl alle. Beispiel: Richtlinien und Basisinformationsblätter.',
  'Choose kinds of the legal library.': 'Wählen Sie Arten rechtlicher Dokumente.',
  'Latest papers': 'Neueste Dokumente',
  'The three papers of the legal library that came into force last: day, title, version, what changed. They come from the library by themselves. Example: 1 Oct 2026, Risk disclosure, 1.1':
    'Die drei rechtlichen Dokumente, die zuletzt in Kraft getreten sind: Tag, Titel, Fassung, was sich geändert hat. Sie erscheinen von selbst. Beispiel: 1. Oktober 2026, Risikohinweise, 1.1',
  'Stands over the block and in the page’s outline. Example: Latest documents':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Neueste Dokumente',
  'Label of the link to all': 'Text des Links zu allen',
  'What the link beside the list says. Example: All documents, with every version':
    'Was der Link neben der Liste sagt. Beispiel: Alle Dokumente in jeder Fassung',
  'Link to all': 'Link zu allen',
  'Where that link leads. Example: the page Legal documents':
    'Wohin dieser Link führt. Beispiel: die Seite Rechtliche Dokumente',
  'Table of instruments': 'Tabelle der Instrumente',
  'The instruments of one market with spread, margin and hours, out of “Instruments”. Example: Metals':
    'Die Instrumente eines Marktes mit Spread, Margin und Zeiten, aus „Instrumente“. Beispiel: Metalle',
  'Stands over the block and in the page’s outline. Example: Metals in figures':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Metalle in Zahlen',
  'One or two sentences under the heading. Example: Typical spreads, margins of retail clients, trading hours.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Typische Spreads, Margin für Kleinanleger, Handelszeiten.',
  'Which instruments the table lists. Example: Metals':
    'Welche Instrumente die Tabelle aufführt. Beispiel: Metalle',
  'Top instruments': 'Wichtigste Instrumente',
  'Live prices of a few instruments with a link to more. Example: EURUSD, XAUUSD, NAS100':
    'Echtzeitkurse einiger Instrumente mit einem Link zu weiteren. Beispiel: EURUSD, XAUUSD, NAS100',
  Instruments: 'Instrumente',
  'The symbols in the order shown, as the broker writes them; press Enter after each. Example: EURUSD':
    'Die Symbole in der gezeigten Reihenfolge, wie der Broker sie schreibt; drücken Sie nach jedem die Eingabetaste. Beispiel: EURUSD',
  'Name at least one instrument, for example EURUSD.':
    'Nennen Sie mindestens ein Instrument, zum Beispiel EURUSD.',
  'One sentence under the prices: what they are and are not. Example: Indicative prices; your account shows the prices you trade at.':
    'Ein Satz unter den Kursen: was sie sind und was nicht. Beispiel: Unverbindliche Kurse; die Kurse, zu denen Sie handeln, zeigt Ihr Konto.',
  'Label of the link to more': 'Text des Links zu weiteren',
  'What the link under the prices says. Example: All instruments':
    'Was der Link unter den Kursen sagt. Beispiel: Alle Instrumente',
  'Link to more': 'Link zu weiteren',
  'Where that link leads. Example: the path /trading/forex':
    'Wohin dieser Link führt. Beispiel: der Pfad /trading/forex',
  'Live price': 'Echtzeitkurs',
  'The bid of one instrument with its change and course of the day; directly below the opening it stands beside the title. Example: EURUSD':
    'Der Geldkurs eines Instruments mit Veränderung und Kursverlauf des Tages; direkt unter dem Seitenkopf steht er neben dem Titel. Beispiel: EURUSD',
  'The symbol, as the broker writes it. Example: EURUSD':
    'Das Symbol, wie der Broker es schreibt. Beispiel: EURUSD',
  'Name an instrument, for example EURUSD.': 'Nennen Sie ein Instrument, zum Beispiel EURUSD.',
  'Markets in rows': 'Märkte in Zeilen',
  'One row for each market: its name and number of instruments, two or three of them with today’s course, bid and change, and the highest leverage. Example: Forex, 20 currency pairs, up to 30:1':
    'Eine Zeile für jeden Markt: sein Name und die Zahl seiner Instrumente, zwei oder drei davon mit Kursverlauf des Tages, Geldkurs und Veränderung, und der höchste Hebel. Beispiel: Devisen, 20 Währungspaare, bis 30:1',
  'Stands over the block and in the page’s outline. Example: Four markets, thirty instruments':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Vier Märkte, dreißig Instrumente',
  'One or two sentences under the heading. Example: Leverage caps for retail clients, set by the regulator. Change is measured from today’s open.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Hebelgrenzen für Kleinanleger, von der Aufsicht festgelegt. Die Veränderung zählt ab der heutigen Eröffnung.',
  'One row each; drag them into order. Example: Metals.':
    'Je eine Zeile; ordnen Sie sie durch Ziehen. Beispiel: Metalle.',
  'Name, number of instruments and leverage follow from it. Example: Metals':
    'Name, Zahl der Instrumente und Hebel folgen daraus. Beispiel: Metalle',
  'Choose the market of this row.': 'Wählen Sie den Markt dieser Zeile.',
  'Choose a market of the list.': 'Wählen Sie einen Markt aus der Liste.',
  'What is counted': 'Was gezählt wird',
  'Stands behind the number of instruments. Example: currency pairs':
    'Steht hinter der Zahl der Instrumente. Beispiel: Währungspaare',
  'There is room for 30 characters.': 'Hier ist Platz für 30 Zeichen.',
  'Two or three symbols; press Enter after each. Example: EURUSD':
    'Zwei oder drei Symbole; drücken Sie nach jedem die Eingabetaste. Beispiel: EURUSD',
  'Name two or three instruments, for example EURUSD.':
    'Nennen Sie zwei oder drei Instrumente, zum Beispiel EURUSD.',
  'Note on the leverage': 'Hinweis zum Hebel',
  'What has a lower limit than the figure beside it. Example: 20:1 on minor pairs':
    'Was eine niedrigere Grenze hat als die Zahl daneben. Beispiel: 20:1 bei Nebenwährungspaaren',
  'There is room for 40 characters.': 'Hier ist Platz für 40 Zeichen.',
  'Add at least one market.': 'Fügen Sie mindestens einen Markt hinzu.',
  'One sentence over the rows: what the prices are and are not. Example: Indicative bid prices.':
    'Ein Satz über den Zeilen: was die Kurse sind und was nicht. Beispiel: Unverbindliche Geldkurse.',
  Prices: 'Kurse',
  'Live prices of the chosen markets, asked for every five seconds. Example: Currencies and Metals':
    'Echtzeitkurse der gewählten Märkte, alle fünf Sekunden abgefragt. Beispiel: Währungen und Metalle',
  'Stands over the block and in the page’s outline. Example: Prices now':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Aktuelle Kurse',
  'One or two sentences under the heading. Example: Indicative prices; your account shows the prices you trade at.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Unverbindliche Kurse; die Kurse, zu denen Sie handeln, zeigt Ihr Konto.',
  'The markets listed; none chosen lists all four. Example: Currencies':
    'Die aufgeführten Märkte; ohne Auswahl alle vier. Beispiel: Währungen',
  'Economic calendar': 'Wirtschaftskalender',
  'Releases that can move prices, by day and country. Example: Consumer prices, United States, 14:30.':
    'Veröffentlichungen, die Kurse bewegen können, nach Tag und Land. Beispiel: Verbraucherpreise, USA, 14:30.',
  'Stands over the block and in the page’s outline. Example: This week’s releases':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Die Veröffentlichungen dieser Woche',
  'One or two sentences under the heading. Example: Times are yours; a release can move prices in both directions.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Die Zeiten gelten in Ihrer Zone; eine Veröffentlichung kann Kurse in beide Richtungen bewegen.',
  'The day on one rule': 'Der Tag auf einem Lineal',
  'Today’s releases on a rule of 24 hours, live, with the next four as a list. Example: Payrolls at 14:30':
    'Die Veröffentlichungen von heute auf einem Lineal von 24 Stunden, in Echtzeit, mit den nächsten vier als Liste. Beispiel: US-Beschäftigtenzahlen um 14:30',
  'Stands over the block and in the page’s outline. Example: The day, on one line':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Der Tag auf einer Linie',
  'One or two sentences under the heading. Example: The taller the mark, the more such releases have moved prices.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Je höher der Strich, desto stärker haben solche Zahlen die Kurse bewegt.',
  'What the link under the list says. Example: The whole calendar':
    'Was der Link unter der Liste sagt. Beispiel: Der ganze Kalender',
  'Where that link leads. Example: the path /trading/calendar':
    'Wohin dieser Link führt. Beispiel: der Pfad /trading/calendar',
  Calculator: 'Rechner',
  'Works out one thing with live prices or a price the visitor types; leverage ends at the cap of retail clients. Example: Margin':
    'Berechnet eine Größe mit Echtzeitkursen oder einem Kurs, den Besucher eingeben; der Hebel endet an der Hebelgrenze für Kleinanleger. Beispiel: Margin',
  'Stands over the block and in the page’s outline. Example: How much margin an order needs':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Wie viel Margin eine Order braucht',
  'Write what is worked out.': 'Schreiben Sie, was berechnet wird.',
  'One or two sentences under the heading. Example: The amount that is set aside while the position is open. It is not the most you can lose.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Der Betrag, der gebunden ist, solange die Position offen ist. Er ist nicht der höchste mögliche Verlust.',
  'What it works out': 'Was er berechnet',
  'Each kind once on a page. Example: Margin': 'Jede Art einmal je Seite. Beispiel: Margin',
  Margin: 'Margin',
  'Pip value': 'Wert eines Pips',
  'Profit and loss': 'Gewinn und Verlust',
  'Overnight financing': 'Finanzierung über Nacht',
  Conversion: 'Umrechnung',
  'Choose what it works out.': 'Wählen Sie, was er berechnet.',
  'Choose one of the five calculators.': 'Wählen Sie einen der fünf Rechner.',
  'Markets now': 'Märkte jetzt',
  'Which markets are open now, and when the others open, on the visitor’s clock. Example: Currencies, open until Friday 22:55':
    'Welche Märkte gerade geöffnet sind und wann die anderen öffnen, nach der Uhr der Besucher. Beispiel: Währungen, geöffnet bis Freitag 22:55',
  'Stands over the block and in the page’s outline. Example: Which markets are open':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Welche Märkte geöffnet sind',
  'One or two sentences under the heading. Example: Hours follow the clock of each market.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Die Zeiten folgen der Uhr jedes Marktes.',
  'Trading platforms with their facts and devices, out of “Platforms”. Example: MCtrader':
    'Handelsplattformen mit ihren Fakten und Geräten, aus „Plattformen“. Beispiel: MCtrader',
  'Stands over the block and in the page’s outline. Example: MCtrader and MT4 side by side':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: MCtrader und MT4 nebeneinander',
  'One or two sentences under the heading. Example: Both show the same prices and lead to the same account.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Beide zeigen dieselben Kurse und führen zum selben Konto.',
  'The platforms shown; none chosen shows all. Example: MCtrader':
    'Die gezeigten Plattformen; ohne Auswahl alle. Beispiel: MCtrader',
  'Choose platforms of the list.': 'Wählen Sie Plattformen aus der Liste.',
  'App download': 'App-Download',
  'The app on a phone, with its scan code and the stores it comes from, out of “Downloads”, “Platforms” and “Settings”. Example: Google Play and App Store.':
    'Die App auf einem Telefon, mit ihrem Scancode und den Stores, in denen es sie gibt, aus „Downloads“, „Plattformen“ und „Einstellungen“. Beispiel: Google Play und App Store.',
  'Stands over the block and in the page’s outline. Example: MCtrader on your phone':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: MCtrader auf Ihrem Telefon',
  'One or two sentences under the heading. Example: For Android and iPhone.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Für Android und iPhone.',
  'The first instrument is on the ticket of the drawn phone; the others convert its currency into euros. Example: EURUSD':
    'Das erste Instrument steht im Orderfenster des gezeichneten Telefons; die anderen rechnen seine Währung in Euro um. Beispiel: EURUSD',
  Providers: 'Anbieter',
  'Payment or liquidity providers, out of their lists. Example: Payment providers':
    'Zahlungs- oder Liquiditätsanbieter, aus ihren Listen. Beispiel: Zahlungsanbieter',
  'Stands over the block and in the page’s outline. Example: Who moves your money':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Wer Ihr Geld bewegt',
  'One or two sentences under the heading. Example: The firms that carry out payments for us.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Die Unternehmen, die Zahlungen für uns ausführen.',
  'Which list is shown. Example: Payment providers': 'Welche Liste erscheint. Beispiel: Zahlungsanbieter',
  'Payment providers': 'Zahlungsanbieter',
  'Liquidity providers': 'Liquiditätsanbieter',
  'Choose which providers are shown.': 'Wählen Sie, welche Anbieter erscheinen.',
  'Choose payment or liquidity.': 'Wählen Sie „Zahlungsanbieter“ oder „Liquiditätsanbieter“.',
  'Contact details': 'Kontaktangaben',
  'Offices and ways to reach the firm, out of “Contact”. Example: the office in Limassol, telephone and e-mail.':
    'Büros und Wege, das Unternehmen zu erreichen, aus „Kontakt“. Beispiel: das Büro in Limassol, Telefon und E-Mail.',
  'Stands over the block and in the page’s outline. Example: Reach us':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: So erreichen Sie uns',
  'One or two sentences under the heading. Example: Monday to Friday, in three languages.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Montag bis Freitag, in drei Sprachen.',
  'Partner terms': 'Konditionen für Partner',
  'Models and conditions out of “Partner programme”. Example: Introducing broker, with what is paid and when.':
    'Modelle und Bedingungen aus „Partnerprogramm“. Beispiel: Vermittelnde Firma, mit dem, was gezahlt wird und wann.',
  'Stands over the block and in the page’s outline. Example: Models and conditions':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Modelle und Bedingungen',
  'One or two sentences under the heading. Example: What is paid, for what, and what is not allowed.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Was gezahlt wird, wofür, und was nicht erlaubt ist.',
  'Stored on the device': 'Auf dem Gerät gespeichert',
  'Every cookie and key the site can store, with purpose and duration. The rows follow the site and are not written here. Example: hl, your language, one year.':
    'Alle Cookies und Schlüssel, die die Website speichern kann, mit Zweck und Dauer. Die Zeilen ergeben sich aus der Website und werden nicht hier geschrieben. Beispiel: hl, Ihre Sprache, ein Jahr.',
  'Stands over the block and in the page’s outline. Example: What is stored':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Was gespeichert wird',
  'One or two sentences under the heading. Example: Necessary keys first, then those that need your consent.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Zuerst die notwendigen Schlüssel, dann die, die Ihre Einwilligung brauchen.',
  'One or two sentences under the table. Example: The name IMEI is historical; it holds a random number.':
    'Ein oder zwei Sätze unter der Tabelle. Beispiel: Der Name IMEI ist historisch; der Eintrag enthält eine Zufallszahl.',
} as const
