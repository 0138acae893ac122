export const settings = {
  'Approval policy': 'Freigaberegeln',
  'Who must sign what before visitors see it. Without a row a kind keeps its usual number. Example: Page, one person':
    'Wer was unterschreiben muss, bevor Besucher es sehen. Ohne Zeile gilt für eine Art die übliche Zahl. Beispiel: Seite, eine Person',
  'Do not write the share of losing accounts by hand: it stands in “Risk warning”, and the site shows it on every page.':
    'Schreiben Sie den Anteil der Konten mit Verlust nicht von Hand: Er steht unter „Risikohinweis“, und die Website zeigt ihn auf jeder Seite.',
  'Kinds of document': 'Dokumentarten',
  'Only those that differ from the usual: two people for the risk warning, the firm, legal documents and this policy; one of compliance for banners, instruments, contact and menu; nobody for the rest. A lower number counts for the risk warning, the firm and legal documents alone, and not below one person. Authors never sign their own change. Example: Page, one person':
    'Nur, was abweicht. Üblich sind zwei Personen für Risikohinweis, Unternehmen, rechtliche Dokumente und diese Freigaberegeln; eine von Compliance für Banner, Instrumente, Kontakt und Menü; niemand für alles andere. Eine niedrigere Zahl als üblich gilt nur bei Risikohinweis, Unternehmen und rechtlichen Dokumenten, und auch dort muss es mindestens eine Person sein. Wer eine Änderung geschrieben hat, unterschreibt sie nie selbst. Beispiel: Seite, eine Person',
  'Kind of document': 'Dokumentart',
  Kind: 'Art',
  'The kind of document this row is about. Example: Page':
    'Die Dokumentart, für die diese Zeile gilt. Beispiel: Seite',
  'Risk warning': 'Risikohinweis',
  Company: 'Unternehmen',
  'Site settings': 'Einstellungen der Website',
  Menu: 'Menü',
  Contact: 'Kontakt',
  Downloads: 'Downloads',
  'Partner programme': 'Partnerprogramm',
  Banner: 'Banner',
  'Question and answer': 'Frage und Antwort',
  Term: 'Begriff',
  Instrument: 'Instrument',
  'Interface texts': 'Oberflächentexte',
  'Legal document': 'Rechtliches Dokument',
  'Liquidity provider': 'Liquiditätsanbieter',
  Page: 'Seite',
  'Payment provider': 'Zahlungsanbieter',
  Platform: 'Plattform',
  Redirect: 'Weiterleitung',
  'Release explained': 'Konjunkturdaten erklärt',
  'Choose the kind of document.': 'Wählen Sie die Dokumentart.',
  'Choose one of the kinds listed.': 'Wählen Sie eine der aufgeführten Arten.',
  People: 'Personen',
  'How many must sign, each of them another person and none an author. Example: 2':
    'Wie viele unterschreiben müssen, jede eine andere und keine davon an der Änderung beteiligt. Beispiel: 2',
  'Write how many people must sign, for example 2.':
    'Geben Sie ein, wie viele Personen unterschreiben müssen, zum Beispiel 2.',
  'Write a whole number from 0 to 5.': 'Geben Sie eine ganze Zahl von 0 bis 5 ein.',
  'Of whom compliance': 'Davon Compliance',
  'How many of them must be of compliance; 0 where any who may sign will do. Example: 1':
    'Wie viele davon aus Compliance kommen müssen; 0, wenn alle genügen, die unterschreiben dürfen. Beispiel: 1',
  'Write how many of them must be of compliance, for example 1.':
    'Geben Sie ein, wie viele davon aus Compliance kommen müssen, zum Beispiel 1.',
  'Offices and ways to reach the firm. Example: Limassol, telephone, e-mail':
    'Büros und Wege, das Unternehmen zu erreichen. Beispiel: Limassol, Telefon, E-Mail',
  Offices: 'Büros',
  'The registered office first. Example: Limassol': 'Der eingetragene Sitz zuerst. Beispiel: Limassol',
  Office: 'Büro',
  Name: 'Name',
  'What the office is called. Example: Registered office': 'Wie das Büro heißt. Beispiel: Eingetragener Sitz',
  'Write the name in English.': 'Geben Sie den Namen auf Englisch ein.',
  Address: 'Adresse',
  'As on a letter. Example: 12 Sample Street, 3031 Limassol, Cyprus':
    'Wie auf einem Brief. Beispiel: 12 Sample Street, 3031 Limassol, Zypern',
  'Write the address in English.': 'Geben Sie die Adresse auf Englisch ein.',
  Telephone: 'Telefon',
  'With country code. Example: +357 25 000 000': 'Mit Ländervorwahl. Beispiel: +357 25 000 000',
  'Write the number with its country code, for example +357 25 000 000.':
    'Geben Sie die Nummer mit der Ländervorwahl ein, zum Beispiel +357 25 000 000.',
  Hours: 'Geschäftszeiten',
  'Days, times and the time zone. Example: Monday to Friday, 08:00 to 20:00 Cyprus time':
    'Tage, Uhrzeiten und die Zeitzone. Beispiel: Montag bis Freitag, 08:00 bis 20:00 Uhr zyprischer Zeit',
  'Registered office': 'Eingetragener Sitz',
  'On for the office in the licence. Example: on for Limassol.':
    'Eingeschaltet beim Büro, das in der Lizenz steht. Beispiel: ein bei Limassol.',
  'Add at least one office.': 'Fügen Sie mindestens ein Büro hinzu.',
  'Clock of the desk': 'Uhr des Kundendienstes',
  'Time zone in which people answer, as the IANA list writes it; empty for no hours. Example: Asia/Nicosia':
    'Zeitzone, in der jemand antwortet, wie die IANA-Liste sie schreibt; leer für keine Zeiten. Beispiel: Asia/Nicosia',
  'Write the time zone as region and city, for example Asia/Nicosia.':
    'Geben Sie die Zeitzone als Region und Stadt ein, zum Beispiel Asia/Nicosia.',
  'People answer from': 'Antworten ab',
  'On that clock, from Monday to Friday. Example: 08:00':
    'Auf dieser Uhr, von Montag bis Freitag. Beispiel: 08:00',
  'Write hours and minutes, for example 08:00.': 'Geben Sie Stunden und Minuten ein, zum Beispiel 08:00.',
  'People answer until': 'Antworten bis',
  'On that clock, later than the beginning. Example: 20:00':
    'Auf dieser Uhr, später als der Beginn. Beispiel: 20:00',
  'Ways to reach us': 'Kontaktwege',
  'In the order shown. Example: E-mail': 'In der gezeigten Reihenfolge. Beispiel: E-Mail',
  Way: 'Kontaktweg',
  Label: 'Bezeichnung',
  'What it is. Example: E-mail': 'Worum es sich handelt. Beispiel: E-Mail',
  'Write the label in English.': 'Geben Sie die Bezeichnung auf Englisch ein.',
  Value: 'Wert',
  'The address or number as people read it. Example: support@halyard.example':
    'Die Adresse oder Nummer, wie man sie liest. Beispiel: support@halyard.example',
  'Write the value in English.': 'Geben Sie den Wert auf Englisch ein.',
  Link: 'Link',
  'mailto:, tel: or an address; empty when there is none. Example: mailto:support@halyard.example':
    'mailto:, tel: oder eine Adresse; leer, wenn es keine gibt. Beispiel: mailto:support@halyard.example',
  'Write an address that starts with https://, mailto: or tel:, or a path of this site such as /more/legal.':
    'Geben Sie eine Adresse ein, die mit https://, mailto: oder tel: beginnt, oder einen Pfad dieser Website wie /more/legal.',
  Note: 'Hinweis',
  'When and in which languages. Example: Answered within one business day, in English, German and Polish.':
    'Wann und in welchen Sprachen. Beispiel: Antwort innerhalb eines Geschäftstags, auf Deutsch, Englisch und Polnisch.',
  'Add at least one way to reach the firm.': 'Fügen Sie mindestens einen Kontaktweg hinzu.',
  'Translated from': 'Übersetzt aus',
  'Kept by “In step with English”, for each language. Example: Deutsch':
    'Wird von „Auf dem Stand des Englischen“ geführt, für jede Sprache. Beispiel: Deutsch',
  'Channels of the app; what a device must have stands with its platform. Example: channel 6688':
    'Kanäle der App; was ein Gerät mitbringen muss, steht bei seiner Plattform. Beispiel: Kanal 6688',
  Channels: 'Kanäle',
  'Campaigns with an address of their own. Example: 6688': 'Kampagnen mit eigener Adresse. Beispiel: 6688',
  Channel: 'Kanal',
  Code: 'Code',
  'What stands after ?v= in the address. Example: 6688': 'Was in der Adresse nach ?v= steht. Beispiel: 6688',
  'Write the code of the channel.': 'Geben Sie den Code des Kanals ein.',
  'Letters and digits only, at most 16.': 'Nur Buchstaben und Ziffern, höchstens 16.',
  'For people who work here. Example: Website': 'Für den internen Gebrauch. Beispiel: Website',
  'Where the scan code of the channel leads. Example: https://apps.halyard.example/mctrader':
    'Wohin der Scancode des Kanals führt. Beispiel: https://apps.halyard.example/mctrader',
  'Choose where the channel leads.': 'Wählen Sie, wohin der Kanal führt.',
  'Add at least one channel.': 'Fügen Sie mindestens einen Kanal hinzu.',
  'The firm as its regulator knows it. Example: name, licence and address':
    'Das Unternehmen, wie es seine Aufsichtsbehörde führt. Beispiel: Name, Lizenz und Adresse',
  Firm: 'Unternehmen',
  'Protection of clients': 'Kundenschutz',
  'Firm name': 'Firmenname',
  'The registered name, as in the licence. Example: Halyard Markets (Cyprus) Ltd':
    'Der eingetragene Name, wie in der Lizenz. Beispiel: Halyard Markets (Cyprus) Ltd',
  'Write the registered name of the firm.': 'Geben Sie den eingetragenen Namen des Unternehmens ein.',
  'Trading name': 'Handelsname',
  'The name the firm is known by, where it differs from the registered one. Example: Halyard Markets':
    'Der Name, unter dem das Unternehmen bekannt ist, wenn er vom eingetragenen abweicht. Beispiel: Halyard Markets',
  'Licence number': 'Lizenznummer',
  'The number under which the regulator lists the firm. Example: 000/00':
    'Die Nummer, unter der die Aufsichtsbehörde das Unternehmen führt. Beispiel: 000/00',
  'Write the licence number.': 'Geben Sie die Lizenznummer ein.',
  'The registered office, as in the licence, with the country’s name in each language. Example: 1 Harbour Street, 3036 Limassol, Cyprus':
    'Der eingetragene Sitz, wie in der Lizenz, mit dem Namen des Landes in jeder Sprache. Beispiel: 1 Harbour Street, 3036 Limassol, Zypern',
  'Write the registered address.': 'Geben Sie die Adresse des eingetragenen Sitzes ein.',
  Regulator: 'Aufsichtsbehörde',
  'The regulator’s name in each language. Example: Cyprus Securities and Exchange Commission':
    'Der Name der Aufsichtsbehörde in jeder Sprache. Beispiel: Wertpapieraufsichtsbehörde Zyperns',
  'Write the regulator’s name.': 'Geben Sie den Namen der Aufsichtsbehörde ein.',
  'Regulator’s register': 'Register der Aufsichtsbehörde',
  'The address where readers can look the licence up. Example: https://www.cysec.gov.cy':
    'Die Adresse, unter der sich die Lizenz nachschlagen lässt. Beispiel: https://www.cysec.gov.cy',
  'Write the address of the regulator’s register.':
    'Geben Sie die Adresse des Registers der Aufsichtsbehörde ein.',
  'Write a whole address that starts with https://, without a user name before the host.':
    'Geben Sie eine vollständige Adresse ein, die mit https:// beginnt, ohne Benutzernamen vor dem Host.',
  Statement: 'Angabe zur Lizenz',
  'The sentence about the licence at the foot of every page. Write {firmName}, {licenceNumber} and {regulatorName} where they stand. Example: {firmName} is regulated by the {regulatorName}, licence {licenceNumber}.':
    'Der Satz über die Lizenz am Fuß jeder Seite. Schreiben Sie {firmName}, {licenceNumber} und {regulatorName} an die Stellen, an denen sie erscheinen. Beispiel: {firmName} wird von der {regulatorName} beaufsichtigt, Lizenz {licenceNumber}.',
  'Write the statement about the licence.': 'Schreiben Sie die Angabe zur Lizenz.',
  'Client money': 'Kundengelder',
  'How client money is held, in one or two words; empty where the firm holds none. Example: Segregated':
    'Wie Kundengelder verwahrt werden, in ein oder zwei Wörtern; leer, wenn das Unternehmen keine hält. Beispiel: Getrennt',
  'Limit of the compensation fund': 'Grenze des Entschädigungsfonds',
  'The most the fund pays one eligible client, as digits; empty without a fund. Example: 20000':
    'Was der Fonds einem berechtigten Kunden höchstens zahlt, in Ziffern; leer ohne Fonds. Beispiel: 20000',
  'Write the amount in digits, for example 20000.':
    'Geben Sie den Betrag in Ziffern ein, zum Beispiel 20000.',
  'Currency of that limit': 'Währung dieser Grenze',
  'Three letters. Example: EUR': 'Drei Buchstaben. Beispiel: EUR',
  'Write the currency with three letters, for example EUR.':
    'Geben Sie die Währung mit drei Buchstaben ein, zum Beispiel EUR.',
  'Days until a complaint is confirmed': 'Tage bis zur Bestätigung einer Beschwerde',
  'The most business days until a complaint is confirmed in writing, as the complaints procedure says. Example: 5':
    'Wie viele Geschäftstage höchstens vergehen, bis eine Beschwerde schriftlich bestätigt ist, wie im Beschwerdeverfahren festgelegt. Beispiel: 5',
  'Write the days as a number from 1 to 60.': 'Geben Sie die Tage als Zahl von 1 bis 60 ein.',
  Sample: 'Muster',
  'On while the firm’s details are invented; a site with samples does not go live. Example: off for a licensed firm.':
    'Eingeschaltet, solange die Angaben zum Unternehmen erfunden sind; eine Website mit Mustern geht nicht live. Beispiel: aus bei einem zugelassenen Unternehmen.',
  'The main menu, one for all languages. Example: Quickstart, Trading, More':
    'Das Hauptmenü, eines für alle Sprachen. Beispiel: Schnelleinstieg, Handel, Mehr',
  Entries: 'Einträge',
  'The entries of the main menu, each in at most 22 characters; drag them into order. Entries without a page in a language are not drawn in it. Example: About, Trading, More.':
    'Die Einträge des Hauptmenüs, jeder mit höchstens 22 Zeichen; ordnen Sie sie durch Ziehen. Einträge, zu denen es in einer Sprache keine Seite gibt, erscheinen dort nicht. Beispiel: Über uns, Handel, Mehr.',
  'The menu needs at least one entry.': 'Das Menü braucht mindestens einen Eintrag.',
  'The menu must keep the entry /more/legal, as a link and in every language: readers find the risk disclosure and all papers there.':
    'Das Menü muss den Eintrag /more/legal behalten, als Link und in jeder Sprache: Dort stehen die Risikohinweise und alle Dokumente.',
  'The menu refers to itself: an entry stands below one with the same path, or entries send visitors round in a circle.':
    'Das Menü verweist auf sich selbst: Ein Eintrag steht unter einem mit demselben Pfad, oder Einträge führen Besucher im Kreis.',
  'The header has room for 22 characters in a name: choose a shorter word.':
    'Die Kopfzeile hat Platz für 22 Zeichen je Name: Wählen Sie ein kürzeres Wort.',
  'Models and conditions for partners. Example: Introducing broker':
    'Modelle und Bedingungen für Partner. Beispiel: Vermittelnde Firma',
  Models: 'Modelle',
  'In the order shown. Example: Introducing broker':
    'In der gezeigten Reihenfolge. Beispiel: Vermittelnde Firma',
  Model: 'Modell',
  'What it is called. Example: Introducing broker': 'Wie es heißt. Beispiel: Vermittelnde Firma',
  Text: 'Text',
  'Who it is for and what it asks. Example: You introduce clients and leave advice to those who may give it.':
    'Für wen es gedacht ist und was es verlangt. Beispiel: Sie vermitteln Kunden und überlassen die Beratung denen, die sie erteilen dürfen.',
  'Describe the model in English.': 'Beschreiben Sie das Modell auf Englisch.',
  Terms: 'Konditionen',
  'What can be compared. Example: Paid, monthly.':
    'Was sich vergleichen lässt. Beispiel: Zahlung, monatlich.',
  'What the term is about. Example: Paid': 'Wovon die Kondition handelt. Beispiel: Zahlung',
  'The term itself. Example: Monthly, after costs':
    'Die Kondition selbst. Beispiel: Monatlich, nach Abzug der Kosten',
  'Add at least one model.': 'Fügen Sie mindestens ein Modell hinzu.',
  Conditions: 'Bedingungen',
  'What holds for every model. Example: No payment depends on what a client loses.':
    'Was für jedes Modell gilt. Beispiel: Keine Zahlung hängt davon ab, was ein Kunde verliert.',
  'Write the conditions in English.': 'Schreiben Sie die Bedingungen auf Englisch.',
  'The percentage of losing accounts and the mandated sentences around it. Example: 74.5, twelve months to 30 June':
    'Der Anteil der Konten mit Verlust und die vorgeschriebenen Sätze dazu. Beispiel: 74.5, zwölf Monate bis 30. Juni',
  'The period must end after it begins.': 'Der Zeitraum muss nach seinem Beginn enden.',
  'The next figure is due after the end of the period.':
    'Die nächste Zahl ist erst nach dem Ende des Zeitraums fällig.',
  Figure: 'Zahl',
  Texts: 'Texte',
  Period: 'Zeitraum',
  'Loss percentage': 'Verlustquote',
  'The share of retail accounts that lost money in the period, 0 to 100, at most two decimals, never rounded down. Example: 74.5':
    'Der Anteil der Kleinanlegerkonten, die im Zeitraum Geld verloren haben, 0 bis 100, höchstens zwei Nachkommastellen, nie abgerundet. Beispiel: 74.5',
  'Write the percentage of accounts that lost money, for example 74.5.':
    'Geben Sie den Prozentsatz der Konten ein, die Geld verloren haben, zum Beispiel 74.5.',
  'Write a number from 0 to 100 with at most two decimals, for example 74.5.':
    'Geben Sie eine Zahl von 0 bis 100 mit höchstens zwei Nachkommastellen ein, zum Beispiel 74.5.',
  'Period from': 'Zeitraum von',
  'The first day of the twelve months counted. Example: 2025-07-01':
    'Der erste Tag der gezählten zwölf Monate. Beispiel: 2025-07-01',
  'Write the first day of the period.': 'Geben Sie den ersten Tag des Zeitraums ein.',
  'Period to': 'Zeitraum bis',
  'The last day of the twelve months counted. Example: 2026-06-30':
    'Der letzte Tag der gezählten zwölf Monate. Beispiel: 2026-06-30',
  'Write the last day of the period.': 'Geben Sie den letzten Tag des Zeitraums ein.',
  'Next figure due': 'Nächste Zahl fällig',
  'The day by which the next figure must stand, three months on. Example: 2026-10-15':
    'Der Tag, an dem die nächste Zahl spätestens stehen muss, drei Monate später. Beispiel: 2026-10-15',
  Source: 'Quelle',
  'Where the figure comes from, so that anyone can work it out again. Example: Worksheet of 10 July 2026, 4,812 accounts.':
    'Woher die Zahl stammt, damit sie sich nachrechnen lässt. Beispiel: Berechnung vom 10. Juli 2026, 4.812 Konten.',
  'Say where the figure comes from.': 'Geben Sie an, woher die Zahl stammt.',
  'Sample figure': 'Musterzahl',
  'On while the figure is invented; a site with samples does not go live. Example: off for a computed figure.':
    'Eingeschaltet, solange die Zahl erfunden ist; eine Website mit Mustern geht nicht live. Beispiel: aus bei einer berechneten Zahl.',
  'Provider status': 'Anbieterstatus',
  'Specific: the firm had retail accounts in the period and states its percentage. Standard: it had none. Example: Specific':
    'Spezifisch: Das Unternehmen hatte im Zeitraum Kleinanlegerkonten und nennt seine Verlustquote. Standard: Es hatte keine. Beispiel: Spezifisch',
  'Specific: states its percentage (formats B to D)': 'Spezifisch: nennt die Verlustquote (Formate B bis D)',
  'Standard: no percentage (formats E to G)': 'Standard: ohne Verlustquote (Formate E bis G)',
  'Choose whether the firm states its percentage.':
    'Wählen Sie, ob das Unternehmen seine Verlustquote nennt.',
  'Choose specific or standard.': 'Wählen Sie „Spezifisch“ oder „Standard“.',
  'The mandated sentences by jurisdiction and format. Example: CY, format B.':
    'Die vorgeschriebenen Sätze nach Rechtsraum und Format. Beispiel: CY, Format B.',
  'The warning needs its texts.': 'Der Risikohinweis braucht seine Texte.',
  'Format B states the percentage: its sentences must hold {pct} exactly once.':
    'Format B nennt die Verlustquote: Seine Sätze müssen {pct} genau einmal enthalten.',
  'Format C states the percentage: its sentences must hold {pct} exactly once.':
    'Format C nennt die Verlustquote: Seine Sätze müssen {pct} genau einmal enthalten.',
  'Format D states the percentage: its sentences must hold {pct} exactly once.':
    'Format D nennt die Verlustquote: Seine Sätze müssen {pct} genau einmal enthalten.',
  'Format E is for a firm without a percentage: take {pct} out.':
    'Format E ist für ein Unternehmen ohne Verlustquote: Nehmen Sie {pct} heraus.',
  'Format F is for a firm without a percentage: take {pct} out.':
    'Format F ist für ein Unternehmen ohne Verlustquote: Nehmen Sie {pct} heraus.',
  'Format G is for a firm without a percentage: take {pct} out.':
    'Format G ist für ein Unternehmen ohne Verlustquote: Nehmen Sie {pct} heraus.',
  'What holds for the whole site: name, addresses, footer, words for search engines. Example: the address of the client area':
    'Was für die ganze Website gilt: Name, Adressen, Fußzeile, Texte für Suchmaschinen. Beispiel: die Adresse des Kundenbereichs',
  Brand: 'Marke',
  'Search and sharing': 'Suchmaschinen und Teilen',
  Addresses: 'Adressen',
  Footer: 'Fußzeile',
  Languages: 'Sprachen',
  'Brand name': 'Markenname',
  'The name in the header and in page titles. Example: Halyard Markets':
    'Der Name in der Kopfzeile und in Seitentiteln. Beispiel: Halyard Markets',
  'Write the brand name.': 'Geben Sie den Markennamen ein.',
  'Warning beside prices': 'Risikohinweis neben Kursen',
  'Repeats the risk warning below the price of every instrument. The strip above and the button at the end of each page carry it anyway; switch this on where compliance asks for one beside the price too. Example: off':
    'Wiederholt den Risikohinweis unter dem Kurs jedes Instruments. Die Leiste oben und die Schaltfläche am Ende jeder Seite tragen ihn ohnehin; schalten Sie dies ein, wenn Compliance ihn auch neben dem Kurs verlangt. Beispiel: aus',
  'Words for pages that have none of their own. Example: a title, a sentence and keywords about CFD trading.':
    'Texte für Seiten, die keine eigenen haben. Beispiel: ein Titel, ein Satz und Suchbegriffe zum CFD-Handel.',
  Title: 'Titel',
  'Shown in search results, best under 60 characters. Example: CFD trading on currencies, metals and indices':
    'Erscheint in Suchergebnissen, am besten unter 60 Zeichen. Beispiel: CFD-Handel mit Währungen, Metallen und Indizes',
  Description: 'Beschreibung',
  'One or two sentences, 70 to 155 characters, without promises. Example: Halyard Markets offers contracts for difference on thirty instruments.':
    'Ein bis zwei Sätze, 70 bis 155 Zeichen, ohne Versprechen. Beispiel: Halyard Markets bietet Differenzkontrakte auf dreißig Instrumente an.',
  Keywords: 'Suchbegriffe',
  'Words or short phrases with commas between. Example: CFD trading, forex, gold':
    'Wörter oder kurze Wendungen, durch Kommas getrennt. Beispiel: CFD-Handel, Devisen, Gold',
  'Addresses outside this site that its buttons and menu entries use. Example: the client area.':
    'Adressen außerhalb dieser Website, die ihre Schaltflächen und Menüeinträge verwenden. Beispiel: der Kundenbereich.',
  'Client area': 'Kundenbereich',
  'Where clients trade. Example: https://client.halyardmarkets.example':
    'Wo Kunden handeln. Beispiel: https://client.halyardmarkets.example',
  'Open an account': 'Konto eröffnen',
  'Where a new client signs up. Example: https://client.halyardmarkets.example/register':
    'Wo sich neue Kunden registrieren. Beispiel: https://client.halyardmarkets.example/register',
  'Every page has a button to open an account: write its address.':
    'Jede Seite hat eine Schaltfläche zur Kontoeröffnung: Geben Sie deren Adresse ein.',
  'Open a demo account': 'Demokonto eröffnen',
  'Where a visitor opens a demo account; without it no page offers one. Example: https://client.halyardmarkets.example/demo':
    'Wo Besucher ein Demokonto eröffnen; ohne diese Adresse bietet keine Seite eines an. Beispiel: https://client.halyardmarkets.example/demo',
  'Log in': 'Anmelden',
  'Where a client logs in. Example: https://client.halyardmarkets.example/login':
    'Wo sich Kunden anmelden. Beispiel: https://client.halyardmarkets.example/login',
  'Every page has a button to log in: write its address.':
    'Jede Seite hat eine Schaltfläche zur Anmeldung: Geben Sie deren Adresse ein.',
  'Partner portal': 'Partnerportal',
  'Where partners log in. Example: https://partners.halyardmarkets.example':
    'Wo sich Partner anmelden. Beispiel: https://partners.halyardmarkets.example',
  'Management portal': 'Verwaltungsportal',
  'Where /management sends visitors. Example: https://management.halyardmarkets.example':
    'Wohin /management Besucher führt. Beispiel: https://management.halyardmarkets.example',
  'Google Play': 'Google Play',
  'The app for Android. Example: https://play.google.com/store/apps/details?id=example.halyard':
    'Die App für Android. Beispiel: https://play.google.com/store/apps/details?id=example.halyard',
  'App Store': 'App Store',
  'The app for iPhone. Example: https://apps.apple.com/app/id0000000000':
    'Die App für das iPhone. Beispiel: https://apps.apple.com/app/id0000000000',
  'Closing band': 'Abschlussband',
  'The one band at the end of every page, with the button to an account, the mandated warning and the partner form. A trading banner at the end of a page, or one from Banners, takes the place of these words. Example: Start trading when you are ready, not before.':
    'Das eine Band am Ende jeder Seite mit der Schaltfläche zum Konto, dem vorgeschriebenen Risikohinweis und dem Partnerformular. Ein Handelsbanner am Ende einer Seite oder eines aus „Banner“ tritt an die Stelle dieses Textes. Beispiel: Handeln Sie, wenn Sie bereit sind, und nicht früher.',
  'Short and without a promise. Example: Start trading when you are ready, not before.':
    'Kurz und ohne Versprechen. Beispiel: Handeln Sie, wenn Sie bereit sind, und nicht früher.',
  'One sentence with the cost beside the benefit; may stay empty. Example: An account costs nothing to open; trading does.':
    'Ein Satz mit den Kosten neben dem Nutzen; kann leer bleiben. Beispiel: Die Kontoeröffnung kostet nichts, der Handel schon.',
  'About the company': 'Über das Unternehmen',
  'Two or three sentences at the foot of every page. Example: Halyard Markets is a broker of contracts for difference.':
    'Zwei oder drei Sätze am Fuß jeder Seite. Beispiel: Halyard Markets ist ein Broker für Differenzkontrakte.',
  'Footer lists': 'Listen der Fußzeile',
  'The columns of links at the foot of every page. Example: Quick start, Trading instruments, More.':
    'Die Spalten mit Links am Fuß jeder Seite. Beispiel: Schnelleinstieg, Handelsinstrumente, Mehr.',
  'The foot of the page must keep the link /more/legal: readers find the risk disclosure and all papers there.':
    'Die Fußzeile muss den Link /more/legal behalten: Dort stehen die Risikohinweise und alle Dokumente.',
  'We accept': 'Wir akzeptieren',
  'Ways to pay in, in the order shown at the foot of every page. Example: Bank Wire':
    'Zahlungswege für Einzahlungen, in der Reihenfolge, in der sie am Fuß jeder Seite stehen. Beispiel: Banküberweisung',
  'Parts in some languages only': 'Bereiche nur in einigen Sprachen',
  'Parts of the site that are not offered in every language. Example: /partnerships in English alone.':
    'Bereiche der Website, die es nicht in jeder Sprache gibt. Beispiel: /partnerships nur auf Englisch.',
  Condition: 'Kondition',
} as const
