export const wordBlocks = {
  Hero: 'Aufmacher',
  'The large opening of the home page and of landing pages, with buttons. Example: Know the depth before you trade.':
    'Der große Aufmacher der Startseite und von Landingpages, mit Schaltflächen. Beispiel: Erst messen, dann handeln.',
  'The main heading of the page, three to nine words, no promise. Example: Markets, plainly shown':
    'Die Hauptüberschrift der Seite, drei bis neun Wörter, kein Versprechen. Beispiel: Märkte, klar gezeigt',
  'Write the title of the opening.': 'Geben Sie den Titel des Aufmachers ein.',
  'A phone shows 50 characters of this title and a button below it: make it shorter.':
    'Ein Telefon zeigt 50 Zeichen dieses Titels und darunter eine Schaltfläche: Kürzen Sie ihn.',
  Lede: 'Vorspann',
  'One to three sentences under the title. Example: Trade currencies, metals and indices with prices you can check.':
    'Ein bis drei Sätze unter dem Titel. Beispiel: Handeln Sie Währungen, Metalle und Indizes zu Kursen, die Sie prüfen können.',
  'Course across the chart': 'Kursverlauf auf der Seekarte',
  'The instrument whose last hours are drawn across the chart; empty draws none. Example: EURUSD':
    'Das Instrument, dessen letzte Stunden quer über die Seekarte gezeichnet werden; leer: keines. Beispiel: EURUSD',
  'Stands beside the title in the place of the chart and its course; may stay empty. Example: harbour.jpg':
    'Steht neben dem Titel anstelle der Seekarte und ihres Kursverlaufs; kann leer bleiben. Beispiel: harbour.jpg',
  Buttons: 'Schaltflächen',
  'One or two buttons; the first one counts most. Example: Open an account, Log in.':
    'Eine oder zwei Schaltflächen; die erste zählt am meisten. Beispiel: Konto eröffnen, Anmelden.',
  'Head of the page': 'Seitenkopf',
  'The title of the page with a sentence or two under it, and a drawing across the page; the first block of a content page. Example: Fees, with one sentence about what they are for.':
    'Der Titel der Seite mit ein oder zwei Sätzen darunter und einer Zeichnung über die Breite der Seite; der erste Block einer Inhaltsseite. Beispiel: Kosten, mit einem Satz dazu, wofür sie anfallen.',
  'The main heading of the page, three to nine words, no promise. Example: What trading costs':
    'Die Hauptüberschrift der Seite, drei bis neun Wörter, kein Versprechen. Beispiel: Was der Handel kostet',
  'Write the title of the page.': 'Geben Sie den Titel der Seite ein.',
  'One to three sentences under the title. Example: Every charge there is, with the figure and the moment it falls due.':
    'Ein bis drei Sätze unter dem Titel. Beispiel: Alle Entgelte, jedes mit Betrag und Zeitpunkt.',
  Drawing: 'Zeichnung',
  'Stands across the page under the lede; its figures are worked out by the site. May stay empty. Example: Log-book: a trade of three days, at a loss':
    'Steht über die Breite der Seite unter dem Vorspann; ihre Zahlen berechnet die Website. Kann leer bleiben. Beispiel: Logbuch: ein Geschäft über drei Tage, mit Verlust',
  'Chart: one position, two courses of the same length':
    'Seekarte: eine Position, zwei gleich lange Kursverläufe',
  'Chart: what a move leaves of the margin': 'Seekarte: was eine Bewegung von der Margin übrig lässt',
  'Chart: two weeks of nights, booked evening by evening':
    'Seekarte: zwei Wochen Nächte, Abend für Abend gebucht',
  'Chart: clients’ money and the firm’s money, apart':
    'Seekarte: Geld der Kunden und Geld des Unternehmens, getrennt',
  'Log-book: a trade of three days, at a loss': 'Logbuch: ein Geschäft über drei Tage, mit Verlust',
  'Log-book: a trade on the demo account, at a loss': 'Logbuch: ein Geschäft auf dem Demokonto, mit Verlust',
  'Log-book: transfers in and out, without a trade': 'Logbuch: Ein- und Auszahlungen, ohne Geschäft',
  'Log-book: what a week costs although the price stands still':
    'Logbuch: was eine Woche kostet, obwohl der Kurs stillsteht',
  'Signal: the letters of the brand': 'Signal: die Buchstaben der Marke',
  'Signal: yes and no': 'Signal: Ja und Nein',
  'Signal: I require assistance': 'Signal: Ich brauche Hilfe',
  'Signal: I wish to communicate with you, with the days of a complaint':
    'Signal: Ich möchte mit Ihnen in Verbindung treten, mit den Tagen einer Beschwerde',
  'Choose one of the drawings.': 'Wählen Sie eine der Zeichnungen.',
  'Caption of the drawing or picture': 'Beschriftung der Zeichnung oder des Bildes',
  'Says in one sentence what is drawn; without it the drawing is not shown. Example: One account, three days, at a loss. Sample entries in euros.':
    'Sagt in einem Satz, was gezeichnet ist; ohne sie erscheint die Zeichnung nicht. Beispiel: Ein Konto, drei Tage, mit Verlust. Beispieleinträge in Euro.',
  'This is too long for a caption: keep it under 160 characters.':
    'Das ist für eine Beschriftung zu lang: Bleiben Sie unter 160 Zeichen.',
  'Stands across the page in the place of a drawing, over the same caption; may stay empty. Example: harbour.jpg':
    'Steht über die Breite der Seite anstelle einer Zeichnung, über derselben Beschriftung; kann leer bleiben. Beispiel: harbour.jpg',
  'Opening with the ticket': 'Aufmacher mit Orderfenster',
  'The opening of a page about the platform: title, four facts, and a phone whose order ticket works. Example: A platform that shows the bill first':
    'Der Aufmacher einer Seite über die Plattform: Titel, vier Fakten und ein Telefon, dessen Orderfenster funktioniert. Beispiel: Eine Plattform, die zuerst die Rechnung zeigt',
  'The main heading of the page. Example: A platform that shows the bill first':
    'Die Hauptüberschrift der Seite. Beispiel: Eine Plattform, die zuerst die Rechnung zeigt',
  'Two or three sentences under the title. Example: Move the size and watch the four lines.':
    'Zwei oder drei Sätze unter dem Titel. Beispiel: Ändern Sie die Größe und beobachten Sie die vier Zeilen.',
  'Four at most, numbered in this order: what the lines of the ticket say. Example: Spread':
    'Höchstens vier, in dieser Reihenfolge nummeriert: was die Zeilen des Orderfensters sagen. Beispiel: Spread',
  'One or two words. Example: One night': 'Ein oder zwei Wörter. Beispiel: Eine Nacht',
  'Name the fact.': 'Benennen Sie den Fakt.',
  'One sentence. Example: What it costs, or brings, to hold the position.':
    'Ein Satz. Beispiel: Was es kostet oder bringt, die Position zu halten.',
  'Write the fact in a sentence.': 'Schreiben Sie den Fakt in einem Satz.',
  'One or two buttons; the first one counts most. Example: Open a demo account, Get the app.':
    'Eine oder zwei Schaltflächen; die erste zählt am meisten. Beispiel: Demokonto eröffnen, App laden.',
  'Sample prices': 'Beispielkurse',
  'Shown until prices are on record or the broker answers. The first instrument is on the ticket; the others convert its currency into euros. Example: EURUSD':
    'Zu sehen, bis Kurse aufgezeichnet sind oder der Broker antwortet. Das erste Instrument steht im Orderfenster; die anderen rechnen seine Währung in Euro um. Beispiel: EURUSD',
  'Sample price': 'Beispielkurs',
  Bid: 'Geldkurs',
  'With the decimals the instrument has. Example: 1.15847':
    'Mit so vielen Nachkommastellen, wie das Instrument hat. Beispiel: 1.15847',
  'Write the bid.': 'Geben Sie den Geldkurs ein.',
  'Write a number with a point, for example 1.15847.':
    'Geben Sie eine Zahl mit Punkt ein, zum Beispiel 1.15847.',
  'Change since the open': 'Veränderung seit der Eröffnung',
  'In per cent, for lists of prices. Example: -0.34': 'In Prozent, für Kurslisten. Beispiel: -0.34',
  'Write a number with a point and a hyphen for a fall, for example -0.34.':
    'Geben Sie eine Zahl mit Punkt ein, mit Bindestrich bei einem Rückgang, zum Beispiel -0.34.',
  'Add at least one price.': 'Fügen Sie mindestens einen Kurs hinzu.',
  'Paragraphs, lists and links, with a heading where the page needs one. Example: What a CFD is, in three paragraphs.':
    'Absätze, Listen und Links, mit einer Überschrift, wo die Seite eine braucht. Beispiel: Was ein CFD ist, in drei Absätzen.',
  Heading: 'Überschrift',
  'Stands over the block and in the page’s outline. Example: Who we are':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Wer wir sind',
  'This is too long for a heading: keep it under 120 characters.':
    'Das ist für eine Überschrift zu lang: Bleiben Sie unter 120 Zeichen.',
  'Short paragraphs in plain words; one thought each. Example: Halyard Markets is a broker of contracts for difference.':
    'Kurze Absätze in einfachen Worten; je ein Gedanke. Beispiel: Halyard Markets ist ein Broker für Differenzkontrakte.',
  'Write the text, or remove the block.': 'Schreiben Sie den Text oder entfernen Sie den Block.',
  Paragraph: 'Absatz',
  'Smaller heading': 'Kleinere Überschrift',
  Quotation: 'Zitat',
  Bullets: 'Aufzählung',
  Numbers: 'Nummerierung',
  Strong: 'Fett',
  Emphasis: 'Kursiv',
  'A whole address, a mail address, a telephone number, a path of this site, or setting: with the name of an address from Settings. Example: /more/legal':
    'Eine vollständige Adresse, eine E-Mail-Adresse, eine Telefonnummer, ein Pfad dieser Website oder setting: mit dem Namen einer Adresse aus den Einstellungen. Beispiel: /more/legal',
  'Write the address of the link.': 'Geben Sie die Adresse des Links ein.',
  Caption: 'Beschriftung',
  'Stands under the picture; may stay empty. Example: The harbour of Limassol, seen from the office.':
    'Steht unter dem Bild; kann leer bleiben. Beispiel: Der Hafen von Limassol, vom Büro aus gesehen.',
  'This is too long for a caption: keep it under 200 characters.':
    'Das ist für eine Beschriftung zu lang: Bleiben Sie unter 200 Zeichen.',
  Credit: 'Bildnachweis',
  'Who made the picture, where that must be said; may stay empty. Example: Photograph: Anna Ioannou.':
    'Von wem das Bild stammt, wenn das angegeben werden muss; kann leer bleiben. Beispiel: Foto: Anna Ioannou.',
  'This is too long for a credit: keep it under 80 characters.':
    'Das ist für einen Bildnachweis zu lang: Bleiben Sie unter 80 Zeichen.',
  Notice: 'Hinweiskasten',
  'A remark that must not be overlooked, or the exact words of a rule. Example: a caution that a stop order does not limit a gap.':
    'Eine Bemerkung, die nicht übersehen werden darf, oder der genaue Wortlaut einer Regel. Beispiel: die Warnung, dass eine Stop-Order eine Kurslücke nicht begrenzt.',
  Tone: 'Ton',
  'Note explains, caution warns of a cost or a risk, rule quotes what binds the firm. Example: Caution':
    '„Hinweis“ erklärt, „Vorsicht“ warnt vor Kosten oder einem Risiko, „Regel“ zitiert, was das Unternehmen bindet. Beispiel: Vorsicht',
  Caution: 'Vorsicht',
  Rule: 'Regel',
  'Choose the tone of the notice.': 'Wählen Sie den Ton des Hinweiskastens.',
  'Choose note, caution or rule.': 'Wählen Sie „Hinweis“, „Vorsicht“ oder „Regel“.',
  'Says what the notice is about; may stay empty. Example: Gaps at the weekend':
    'Sagt, wovon der Hinweiskasten handelt; kann leer bleiben. Beispiel: Kurslücken am Wochenende',
  'One or two short paragraphs. Example: A price can jump past your stop, and your order is then carried out at the worse price.':
    'Ein oder zwei kurze Absätze. Beispiel: Ein Kurs kann über Ihren Stop hinwegspringen, und Ihre Order wird dann zum schlechteren Kurs ausgeführt.',
  'Write the text of the notice, or remove the block.':
    'Schreiben Sie den Text des Hinweiskastens oder entfernen Sie den Block.',
  'Pull figure': 'Hervorgehobene Zahl',
  'One figure across the page with a sentence beside it; a page shows the first only. The figure is worked out by the site. Example: 30%, the share of the margin that a move of one per cent takes.':
    'Eine Zahl über die Breite der Seite mit einem Satz daneben; eine Seite zeigt nur die erste. Die Zahl berechnet die Website. Beispiel: 30 %, der Anteil der Margin, den eine Bewegung von einem Prozent kostet.',
  'Which figure is drawn. Example: Share of the margin a move of 1% takes':
    'Welche Zahl gezeichnet wird. Beispiel: Anteil der Margin, den eine Bewegung von 1 % kostet',
  'Share of the margin a move of 1% takes, at the highest leverage':
    'Anteil der Margin, den eine Bewegung von 1 % kostet, beim höchsten Hebel',
  'Move that takes the whole margin, at the highest leverage':
    'Bewegung, die die ganze Margin kostet, beim höchsten Hebel',
  'Move that reaches the close-out, at the highest leverage':
    'Bewegung, die zur Zwangsschließung führt, beim höchsten Hebel',
  'Choose a figure.': 'Wählen Sie eine Zahl.',
  'Choose one of the figures.': 'Wählen Sie eine der Zahlen.',
  'What the figure says, in one sentence. Example: of the margin goes when the price moves one per cent against you, at a leverage of 30:1.':
    'Was die Zahl sagt, in einem Satz. Beispiel: der Margin gehen verloren, wenn sich der Kurs bei einem Hebel von 30:1 um ein Prozent gegen Sie bewegt.',
  'Say what the figure is.': 'Schreiben Sie, was die Zahl bedeutet.',
  'Keep it to one sentence, under 240 characters.':
    'Beschränken Sie sich auf einen Satz mit weniger als 240 Zeichen.',
  'Side note': 'Randnotiz',
  'A remark from the desk, set in italics; a page shows the first only. Example: Before each trade, write down three figures.':
    'Eine Bemerkung vom Handelstisch, kursiv gesetzt; eine Seite zeigt nur die erste. Beispiel: Notieren Sie vor jedem Geschäft drei Zahlen.',
  'What the note is about. Example: A note on size': 'Wovon die Notiz handelt. Beispiel: Zur Größe',
  'Say what the note is about.': 'Schreiben Sie, wovon die Notiz handelt.',
  'This is too long for a title: keep it under 80 characters.':
    'Das ist für einen Titel zu lang: Bleiben Sie unter 80 Zeichen.',
  'Two or three sentences. Example: Before each trade, write down the size, the price at which you close, and what that costs in your currency.':
    'Zwei oder drei Sätze. Beispiel: Notieren Sie vor jedem Geschäft die Größe, den Kurs, zu dem Sie schließen, und was das in Ihrer Währung kostet.',
  'Write the note.': 'Schreiben Sie die Notiz.',
  'Keep the note under 400 characters.': 'Bleiben Sie bei der Notiz unter 400 Zeichen.',
  'Where the reader can do it; may stay empty. Example: the page Fees':
    'Wo die Leser es tun können; kann leer bleiben. Beispiel: die Seite Kosten',
  'Words of the link': 'Text des Links',
  'Say where it leads. Example: Do it on the calculator':
    'Sagt, wohin er führt. Beispiel: Mit dem Rechner ausprobieren',
  'Key figures': 'Kennzahlen',
  'Three to six figures side by side, each with its label. Example: 30 instruments, 0.01 lot, 100 EUR.':
    'Drei bis sechs Zahlen nebeneinander, jede mit ihrer Bezeichnung. Beispiel: 30 Instrumente, 0,01 Lot, 100 EUR.',
  'Stands over the block and in the page’s outline. Example: The account in figures':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Das Konto in Zahlen',
  'One or two sentences under the heading. Example: What holds for every account, whatever you trade.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Was für jedes Konto gilt, was immer Sie handeln.',
  Figures: 'Zahlen',
  'Three to six; drag them into order. Example: 0.01 lot, the smallest trade.':
    'Drei bis sechs; ordnen Sie sie durch Ziehen. Beispiel: 0,01 Lot, die kleinste Order.',
  'The figure with its unit, as it is read. Example: 100 EUR':
    'Die Zahl mit ihrer Einheit, wie man sie liest. Beispiel: 100 EUR',
  'Write the figure.': 'Geben Sie die Zahl ein.',
  'A figure has room for 40 characters.': 'Eine Zahl hat Platz für 40 Zeichen.',
  'What the figure is. Example: Minimum first deposit':
    'Wofür die Zahl steht. Beispiel: Mindestbetrag der ersten Einzahlung',
  'One short line under it: a limit, a date, a condition. Example: or the same in USD or PLN':
    'Eine kurze Zeile darunter: eine Grenze, ein Datum, eine Bedingung. Beispiel: oder der Gegenwert in USD oder PLN',
  'Add at least one figure.': 'Fügen Sie mindestens eine Zahl hinzu.',
  'What stands behind the account': 'Was hinter dem Konto steht',
  'Up to four safeguards side by side: licence, client money, compensation fund, complaints. The figures come from the document “Company”, the words are written here. Example: Compensation fund, €20,000':
    'Bis zu vier Schutzvorkehrungen nebeneinander: Lizenz, Kundengelder, Entschädigungsfonds, Beschwerden. Die Zahlen kommen aus dem Dokument „Unternehmen“, die Texte werden hier geschrieben. Beispiel: Entschädigungsfonds, 20.000 €',
  'Stands over the block and in the page’s outline. Example: What stands behind the account':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Was hinter dem Konto steht',
  'One or two sentences under the heading. Example: Regulation protects you from us. It does not protect you from the market.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Die Aufsicht schützt Sie vor uns. Vor dem Markt schützt sie Sie nicht.',
  Safeguards: 'Schutzvorkehrungen',
  'Two to four; drag them into order. One without its figure in “Company” is left out. Example: Licence.':
    'Zwei bis vier; ordnen Sie sie durch Ziehen. Eine, deren Zahl unter „Unternehmen“ fehlt, wird weggelassen. Beispiel: Lizenz.',
  Safeguard: 'Schutzvorkehrung',
  'Which figure of the company stands here, with its drawing. Example: Limit of the compensation fund':
    'Welche Zahl des Unternehmens hier steht, mit ihrer Zeichnung. Beispiel: Grenze des Entschädigungsfonds',
  'How client money is held': 'Wie Kundengelder verwahrt werden',
  'Choose which figure stands here.': 'Wählen Sie, welche Zahl hier steht.',
  'Choose one of the four figures.': 'Wählen Sie eine der vier Zahlen.',
  'What the figure is. Example: Compensation fund': 'Wofür die Zahl steht. Beispiel: Entschädigungsfonds',
  'One or two sentences under the figure, limits included. Example: At most, for each eligible client, if we fail.':
    'Ein oder zwei Sätze unter der Zahl, mit ihren Grenzen. Beispiel: Höchstens, für jeden berechtigten Kunden, falls wir ausfallen.',
  'Add at least one safeguard.': 'Fügen Sie mindestens eine Schutzvorkehrung hinzu.',
  'Worked example': 'Rechenbeispiel',
  'One calculation shown line by line, gain and loss alike. Example: One trade in EURUSD, kept for two nights.':
    'Eine Rechnung, Zeile für Zeile gezeigt, Gewinn und Verlust gleichermaßen. Beispiel: Ein Geschäft in EURUSD, zwei Nächte gehalten.',
  'Stands over the block and in the page’s outline. Example: One trade, worked out':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Ein Geschäft, durchgerechnet',
  'One or two sentences under the heading. Example: The prices are made up; the arithmetic is not.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Die Kurse sind erfunden, die Rechnung ist es nicht.',
  'Title of the sheet': 'Titel des Rechenblatts',
  'What is worked out, with the size. Example: Buying 0.1 lot of gold at 2,400.00':
    'Was berechnet wird, mit der Größe. Beispiel: Kauf von 0,1 Lot Gold zu 2.400,00',
  'Say what is worked out.': 'Schreiben Sie, was berechnet wird.',
  Lines: 'Zeilen',
  'The lines of the calculation in their order. Example: Spread, −2.50 USD.':
    'Die Zeilen der Rechnung in ihrer Reihenfolge. Beispiel: Spread, −2,50 USD.',
  Line: 'Zeile',
  'What the line is. Example: Two nights of financing':
    'Wofür die Zeile steht. Beispiel: Zwei Nächte Finanzierung',
  'Say what the line is.': 'Schreiben Sie, wofür die Zeile steht.',
  'How the figure comes about. Example: 25 pips, 0.10 dollars each':
    'Wie die Zahl zustande kommt. Beispiel: 25 Pips zu je 0,10 Dollar',
  'With sign and currency, as it is read. Example: −2.50 USD':
    'Mit Vorzeichen und Währung, wie man es liest. Beispiel: −2,50 USD',
  'Write the figure of the line.': 'Geben Sie die Zahl der Zeile ein.',
  Result: 'Ergebnis',
  'On for a sum or a result, which is set stronger. Example: on for the last line.':
    'Eingeschaltet bei einer Summe oder einem Ergebnis, das stärker gesetzt wird. Beispiel: ein bei der letzten Zeile.',
  'Add the lines of the calculation.': 'Fügen Sie die Zeilen der Rechnung hinzu.',
  Remark: 'Bemerkung',
  'What the reader should take from it, cost and risk first. Example: After sixty nights gold must rise by 27.25 dollars before anything is left.':
    'Was Leser daraus mitnehmen sollen, Kosten und Risiko zuerst. Beispiel: Nach sechzig Nächten muss Gold um 27,25 Dollar steigen, bevor etwas übrig bleibt.',
  'One trade, drawn to scale': 'Ein Geschäft, maßstäblich gezeichnet',
  'What opening and holding a position costs, what one per cent of the price brings or takes, and where we close: all on one scale, from the terms of the instrument and its last price. Example: 0.1 lot of EURUSD':
    'Was es kostet, eine Position zu eröffnen und zu halten, was ein Prozent des Kurses bringt oder nimmt und wo wir schließen: alles in einem Maßstab, aus den Bedingungen des Instruments und seinem letzten Kurs. Beispiel: 0,1 Lot EURUSD',
  'Stands over the block and in the page’s outline. Example: One trade, drawn to scale':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Ein Geschäft, maßstäblich gezeichnet',
  'One or two sentences under the heading. Example: Every length is an amount in euros, all to one scale. The hairlines are the costs; the rest is the market.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Alle Längen sind Eurobeträge im selben Maßstab. Die Haarlinien sind die Kosten, der Rest ist der Markt.',
  'The symbol as the broker writes it. Example: EURUSD':
    'Das Symbol, wie der Broker es schreibt. Beispiel: EURUSD',
  'Name the instrument, for example EURUSD.': 'Nennen Sie das Instrument, zum Beispiel EURUSD.',
  'Size in lots': 'Größe in Lots',
  'The size of the position. Example: 0.1': 'Die Größe der Position. Beispiel: 0.1',
  'Write the size in lots, for example 0.1.': 'Geben Sie die Größe in Lots ein, zum Beispiel 0.1.',
  'Write the size in digits, for example 0.1.': 'Geben Sie die Größe in Ziffern ein, zum Beispiel 0.1.',
  'Label of the link': 'Text des Links',
  'What the link under the drawing says. Example: Try it with your own size':
    'Was der Link unter der Zeichnung sagt. Beispiel: Mit Ihrer eigenen Größe ausprobieren',
  'The link has room for 60 characters.': 'Der Link hat Platz für 60 Zeichen.',
  'Where that link leads. Example: the path /trading/tools':
    'Wohin dieser Link führt. Beispiel: der Pfad /trading/tools',
  'Uses, costs and risks': 'Möglichkeiten, Kosten und Risiken',
  'What a product can do, what that costs and what can go wrong, side by side. Example: Leverage, both directions, many markets, small sizes.':
    'Was ein Produkt kann, was das kostet und was schiefgehen kann, nebeneinander. Beispiel: Hebel, beide Richtungen, viele Märkte, kleine Größen.',
  'Stands over the block and in the page’s outline. Example: What it can do, and what that costs':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Was es kann und was das kostet',
  'One or two sentences under the heading. Example: Each of the four has a price and a risk.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Jede der vier Möglichkeiten hat einen Preis und ein Risiko.',
  Uses: 'Möglichkeiten',
  'Two to four, drawn side by side. Example: Leverage.':
    'Zwei bis vier, nebeneinander gezeichnet. Beispiel: Hebel.',
  Use: 'Möglichkeit',
  'One or two words. Example: Leverage': 'Ein oder zwei Wörter. Beispiel: Hebel',
  'Name the use.': 'Benennen Sie die Möglichkeit.',
  'You can': 'Sie können',
  'What it lets somebody do. Example: take a position of €10,000 with €333.33':
    'Was es ermöglicht. Beispiel: mit 333,33 € eine Position von 10.000 € eingehen',
  'Say what can be done.': 'Schreiben Sie, was möglich ist.',
  'It costs': 'Das kostet',
  'What is paid for it, and when. Example: financing on the whole value, each night':
    'Was dafür gezahlt wird und wann. Beispiel: jede Nacht Finanzierung auf den ganzen Wert',
  'Say what it costs.': 'Schreiben Sie, was es kostet.',
  'What can go wrong': 'Was schiefgehen kann',
  'Never shorter than what can be done. Example: A move of 3.33% against you is as large as the margin.':
    'Nie kürzer als das, was möglich ist. Beispiel: Eine Bewegung von 3,33 % gegen Sie ist so groß wie die Margin.',
  'Say what can go wrong.': 'Schreiben Sie, was schiefgehen kann.',
  'Add at least two uses.': 'Fügen Sie mindestens zwei Möglichkeiten hinzu.',
  'The risk must not be said in fewer words than the use: write at least as much about what can go wrong.':
    'Das Risiko darf nicht in weniger Worten stehen als die Möglichkeit: Schreiben Sie mindestens ebenso viel darüber, was schiefgehen kann.',
  Steps: 'Schritte',
  'What the reader does, in order, with what each step asks for. Example: Register, prove who you are, pay in.':
    'Was Leser der Reihe nach tun, mit dem, was jeder Schritt verlangt. Beispiel: Registrieren, Identität nachweisen, einzahlen.',
  'Stands over the block and in the page’s outline. Example: How an account is opened':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: So wird ein Konto eröffnet',
  'Write the heading over the steps.': 'Schreiben Sie die Überschrift über den Schritten.',
  'One or two sentences under the heading. Example: Four steps, usually two business days.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Vier Schritte, meist zwei Geschäftstage.',
  'In the order they are done; drag to reorder. Example: Prove who you are.':
    'In der Reihenfolge, in der sie getan werden; ordnen Sie sie durch Ziehen. Beispiel: Identität nachweisen.',
  'A verb and its object. Example: Prove who you are':
    'Ein Verb mit seinem Objekt. Beispiel: Identität nachweisen',
  'Write the title of the step.': 'Geben Sie den Titel des Schritts ein.',
  'What happens, what is needed and how long it takes. Example: An identity document and a proof of address not older than three months.':
    'Was geschieht, was nötig ist und wie lange es dauert. Beispiel: Ein Ausweis und ein Adressnachweis, der nicht älter als drei Monate ist.',
  'Write what is done in this step.': 'Schreiben Sie, was in diesem Schritt geschieht.',
  'Add at least one step.': 'Fügen Sie mindestens einen Schritt hinzu.',
  'What it cannot do': 'Was es nicht kann',
  'The limits of a product in a list, with a drawing of the margin beside it where it helps. Example: What it cannot do':
    'Die Grenzen eines Produkts als Liste, daneben, wo es hilft, eine Zeichnung der Margin. Beispiel: Was es nicht kann',
  'Stands over the block and in the page’s outline. Example: What it cannot do':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Was es nicht kann',
  'Write the heading over the list.': 'Schreiben Sie die Überschrift über der Liste.',
  Limits: 'Grenzen',
  'The ones that matter most first. Example: No automated trading.':
    'Die wichtigsten zuerst. Beispiel: Kein automatischer Handel.',
  Limit: 'Grenze',
  'A short sentence with its full stop. Example: No automated trading.':
    'Ein kurzer Satz mit Punkt am Ende. Beispiel: Kein automatischer Handel.',
  'Write the limit.': 'Schreiben Sie die Grenze.',
  'What the reader can do instead, or why; may stay empty. Example: For programs that trade by themselves use MT4.':
    'Was Leser stattdessen tun können oder warum; kann leer bleiben. Beispiel: Für Programme, die von selbst handeln, nutzen Sie MT4.',
  'Add at least one limit.': 'Fügen Sie mindestens eine Grenze hinzu.',
  'Small print under the list; may stay empty. Example: As of November 2026.':
    'Kleingedrucktes unter der Liste; kann leer bleiben. Beispiel: Stand: November 2026.',
  'Leverage of the drawing': 'Hebel der Zeichnung',
  'Draws what a move of one per cent takes of the margin; empty for no drawing. Example: 30:1':
    'Zeichnet, was eine Bewegung von einem Prozent von der Margin nimmt; leer: keine Zeichnung. Beispiel: 30:1',
  '30:1': '30:1',
  '20:1': '20:1',
  '10:1': '10:1',
  'Choose one of the three.': 'Wählen Sie einen der drei Hebel.',
  'Title of the drawing': 'Titel der Zeichnung',
  'Stands over the drawing. Example: What 1% against you takes':
    'Steht über der Zeichnung. Beispiel: Was 1 % gegen Sie kostet',
  'Text of the drawing': 'Text der Zeichnung',
  'One sentence that says what is drawn. Example: At 30:1 a small move against you takes much of the margin.':
    'Ein Satz, der sagt, was gezeichnet ist. Beispiel: Bei 30:1 nimmt eine kleine Bewegung gegen Sie einen großen Teil der Margin.',
  Table: 'Tabelle',
  'Facts in rows and columns; the first cell of a row is its head. Example: the fee, when it falls due, how much it is.':
    'Fakten in Zeilen und Spalten; die erste Zelle einer Zeile ist ihr Kopf. Beispiel: das Entgelt, wann es anfällt, wie hoch es ist.',
  'A row has more or fewer cells than the table has columns: give each row one cell a column.':
    'Eine Zeile hat mehr oder weniger Zellen als die Tabelle Spalten: Geben Sie jeder Zeile eine Zelle je Spalte.',
  'Stands over the block and in the page’s outline. Example: Every charge':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Alle Entgelte',
  'One or two sentences under the heading. Example: What is not in this table is not charged.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Was nicht in dieser Tabelle steht, wird nicht berechnet.',
  'Says what the table holds, for everyone and for people who listen to the page. Example: Charges with amount and due date':
    'Sagt, was die Tabelle enthält, für alle und für Menschen, die sich die Seite vorlesen lassen. Beispiel: Entgelte mit Betrag und Fälligkeit',
  'Say what the table holds.': 'Schreiben Sie, was die Tabelle enthält.',
  Columns: 'Spalten',
  'The heads of the columns, from the left. Example: Charge, When, How much':
    'Die Köpfe der Spalten, von links. Beispiel: Entgelt, Wann, Wie viel',
  'Write the heads of the columns.': 'Schreiben Sie die Köpfe der Spalten.',
  Rows: 'Zeilen',
  'As many cells as there are columns. Example: Conversion, on every result in another currency, 0.5%.':
    'So viele Zellen, wie es Spalten gibt. Beispiel: Umrechnung, auf jedes Ergebnis in einer anderen Währung, 0,5 %.',
  Row: 'Zeile',
  Cells: 'Zellen',
  'From the left; the first one is the head of the row. Example: Inactivity':
    'Von links; die erste ist der Kopf der Zeile. Beispiel: Inaktivität',
  'Fill in the cells of the row.': 'Füllen Sie die Zellen der Zeile aus.',
  'Add at least one row.': 'Fügen Sie mindestens eine Zeile hinzu.',
  'One or two sentences under the table. Example: Figures are typical values of the last quarter, not limits.':
    'Ein oder zwei Sätze unter der Tabelle. Beispiel: Die Zahlen sind typische Werte des letzten Quartals, keine Grenzen.',
  Cards: 'Karten',
  'Two to six short texts that each lead on to a page. Example: Fees, What you can trade.':
    'Zwei bis sechs kurze Texte, die jeder zu einer Seite weiterführen. Beispiel: Kosten, Was Sie handeln können.',
  'Stands over the block and in the page’s outline. Example: Where to go on':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Wie es weitergeht',
  'One or two sentences under the heading. Example: Three pages that answer the next questions.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Drei Seiten, die die nächsten Fragen beantworten.',
  'Two to six; drag them into order. Example: Fees':
    'Zwei bis sechs; ordnen Sie sie durch Ziehen. Beispiel: Kosten',
  Card: 'Karte',
  'Names what the card leads to. Example: All costs in one list':
    'Benennt, wohin die Karte führt. Beispiel: Alle Kosten in einer Liste',
  'Write the title of the card.': 'Geben Sie den Titel der Karte ein.',
  'One or two sentences. Example: Spread, financing, conversion, inactivity.':
    'Ein oder zwei Sätze. Beispiel: Spread, Finanzierung, Umrechnung, Inaktivität.',
  'Write the text of the card.': 'Schreiben Sie den Text der Karte.',
  'Stands over the title, three wide to two high; may stay empty. Example: platform.png':
    'Steht über dem Titel, im Seitenverhältnis drei zu zwei; kann leer bleiben. Beispiel: platform.png',
  'Where the card leads. Example: the page Fees.': 'Wohin die Karte führt. Beispiel: die Seite Kosten.',
  'What the link says, understood on its own. Example: Fees':
    'Was der Link sagt, für sich allein verständlich. Beispiel: Kosten',
  'Add at least one card.': 'Fügen Sie mindestens eine Karte hinzu.',
  'A picture from the media with its description, caption and credit. Example: The office by the harbour':
    'Ein Bild aus den Medien mit Beschreibung, Beschriftung und Bildnachweis. Beispiel: Das Büro am Hafen',
  'Upload one, or choose one of the media; Edit crops it and sets the point that stays in sight. Example: office.jpg':
    'Laden Sie eines hoch oder wählen Sie eines aus den Medien; „Bild zuschneiden“ legt den Ausschnitt fest und den Punkt, der sichtbar bleibt. Beispiel: office.jpg',
  'Choose a picture.': 'Wählen Sie ein Bild.',
  Size: 'Größe',
  'Empty is the width of the text. Example: The whole page':
    'Leer: die Breite des Textes. Beispiel: Die ganze Seite',
  'The width of the text': 'Die Breite des Textes',
  'The whole page': 'Die ganze Seite',
  'Choose one of the two sizes.': 'Wählen Sie eine der beiden Größen.',
  Illustration: 'Illustration',
  'One of the drawings of the house, with words for people who do not see it. Example: Margin gauge':
    'Eine der hauseigenen Zeichnungen, mit einem Text für Menschen, die sie nicht sehen. Beispiel: Margin-Skala',
  'The drawings in the style of the site. Example: Margin gauge':
    'Die Zeichnungen im Stil der Website. Beispiel: Margin-Skala',
  'Course: a line with position marks on a chart':
    'Kurslinie: eine Linie mit Positionsmarken auf einer Seekarte',
  'Contours of a sea bed': 'Tiefenlinien eines Meeresbodens',
  'Margin gauge with the marks at 100 and 50': 'Margin-Skala mit den Marken bei 100 und 50',
  'Depth lines with soundings': 'Tiefenlinien mit Tiefenangaben',
  'A row of signal flags': 'Eine Reihe von Signalflaggen',
  'A harbour chart': 'Eine Hafenkarte',
  'A compass rose': 'Eine Kompassrose',
  'Choose a drawing.': 'Wählen Sie eine Zeichnung.',
  'What is to be seen, in one sentence, for people who do not see it. Example: A gauge with marks at 100 and at 50 per hundred of margin.':
    'Was zu sehen ist, in einem Satz, für Menschen, die es nicht sehen. Beispiel: Eine Skala mit Marken bei 100 und 50 Prozent der Margin.',
  'Describe the drawing for people who do not see it.':
    'Beschreiben Sie die Zeichnung für Menschen, die sie nicht sehen.',
  'Stands under the drawing; may stay empty. Example: Below the second mark positions are closed.':
    'Steht unter der Zeichnung; kann leer bleiben. Beispiel: Unter der zweiten Marke werden Positionen geschlossen.',
  'Screen of a platform': 'Ansicht einer Plattform',
  'MCtrader in the browser or the window of MT4, drawn with prices and chart. Example: The same ticket, in the browser':
    'MCtrader im Browser oder das Fenster von MT4, gezeichnet mit Kursen und Chart. Beispiel: Dasselbe Orderfenster, im Browser',
  'Stands over the block and in the page’s outline. Example: The same ticket, in the browser':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Dasselbe Orderfenster, im Browser',
  'Write the heading over the drawing.': 'Schreiben Sie die Überschrift über der Zeichnung.',
  'One or two sentences under the heading. Example: The same prices, the same account, the same four lines.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Dieselben Kurse, dasselbe Konto, dieselben vier Zeilen.',
  Screen: 'Ansicht',
  'The program that is drawn. Example: MCtrader in the browser':
    'Das Programm, das gezeichnet wird. Beispiel: MCtrader im Browser',
  'MCtrader in the browser': 'MCtrader im Browser',
  'MT4 on Windows': 'MT4 unter Windows',
  'Choose the screen.': 'Wählen Sie die Ansicht.',
  'Choose one of the two screens.': 'Wählen Sie eine der beiden Ansichten.',
  'Line at its top': 'Zeile am oberen Rand',
  'The address of the browser, or the server of MT4. Example: mctrader.halyard.example':
    'Die Adresse im Browser oder der Server von MT4. Beispiel: mctrader.halyard.example',
  'Write what stands at the top of the window.': 'Schreiben Sie, was oben im Fenster steht.',
  'The list of prices, from the top; the first one is drawn as a chart. Example: EURUSD':
    'Die Kursliste, von oben; der erste Kurs wird als Chart gezeichnet. Beispiel: EURUSD',
  Step: 'Schritt',
} as const
