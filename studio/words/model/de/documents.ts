export const documents = {
  'A band on chosen pages for a chosen time; it always carries the mandated risk note. Example: New hours in spring':
    'Ein Band auf gewählten Seiten für eine gewählte Zeit; es trägt immer den vorgeschriebenen Risikohinweis. Beispiel: Neue Zeiten im Frühjahr',
  'The banner must end after it begins.': 'Das Banner muss nach seinem Beginn enden.',
  Words: 'Text',
  'When and where': 'Wann und wo',
  'Promotional stands within a page, on the home page in the place of the latest papers; trading gives the band at the end its words. Example: Promotional':
    '„Werbung“ steht innerhalb einer Seite, auf der Startseite anstelle der neuesten Dokumente; „Handel“ gibt dem Abschlussband seinen Text. Beispiel: Werbung',
  Promotional: 'Werbung',
  Trading: 'Handel',
  'Choose the kind of banner.': 'Wählen Sie die Art des Banners.',
  'Choose promotional or trading.': 'Wählen Sie „Werbung“ oder „Handel“.',
  'Short and without a promise. Example: New trading hours':
    'Kurz und ohne Versprechen. Beispiel: Neue Handelszeiten',
  'Write the title in English.': 'Geben Sie den Titel auf Englisch ein.',
  Subtitle: 'Untertitel',
  'One sentence with the cost beside the benefit. Example: Gold now opens an hour earlier; spreads are wider in that hour.':
    'Ein Satz mit den Kosten neben dem Nutzen. Beispiel: Gold öffnet jetzt eine Stunde früher; in dieser Stunde sind die Spreads weiter.',
  Picture: 'Bild',
  'Stands beside the words of a promotional banner in the place of the flags; may stay empty. Example: spring.jpg':
    'Steht neben dem Text eines Werbebanners anstelle der Flaggen; kann leer bleiben. Beispiel: spring.jpg',
  'What is to be seen, in one sentence, for people who do not see it. Example: Two boats leave the harbour at dawn.':
    'Was zu sehen ist, in einem Satz, für Menschen, die es nicht sehen. Beispiel: Zwei Boote verlassen bei Tagesanbruch den Hafen.',
  'Only decoration': 'Nur dekorativ',
  'On when nothing would be missed without the picture; it then needs no description. Example: on for a pattern.':
    'Eingeschaltet, wenn ohne das Bild nichts fehlen würde; es braucht dann keine Beschreibung. Beispiel: ein bei einem Muster.',
  'Choose a picture, or remove what stands beside its place.':
    'Wählen Sie ein Bild oder entfernen Sie, was daneben eingetragen ist.',
  'Describe the picture for people who do not see it, or say that it is only decoration.':
    'Beschreiben Sie das Bild für Menschen, die es nicht sehen, oder geben Sie an, dass es nur dekorativ ist.',
  'Label of the button': 'Text der Schaltfläche',
  'What the button says. Example: Register': 'Was auf der Schaltfläche steht. Beispiel: Registrieren',
  'Write what the button says in English.': 'Geben Sie auf Englisch ein, was auf der Schaltfläche steht.',
  'Where the button leads. Example: the address “Open an account” from Settings.':
    'Wohin die Schaltfläche führt. Beispiel: die Adresse „Konto eröffnen“ aus den Einstellungen.',
  'Choose where the button leads.': 'Wählen Sie, wohin die Schaltfläche führt.',
  'Risk note': 'Risikohinweis',
  'The mandated words the banner carries: B is the whole warning, C the shorter one. In the place of the latest papers it is always C. Example: B':
    'Der vorgeschriebene Wortlaut, den das Banner trägt: B ist der ganze Risikohinweis, C der kürzere. Anstelle der neuesten Dokumente ist es immer C. Beispiel: B',
  'B: the whole warning': 'B: der ganze Risikohinweis',
  'C: the abbreviated warning': 'C: der verkürzte Risikohinweis',
  'A banner must carry the risk note: choose B or C.':
    'Ein Banner muss den Risikohinweis tragen: Wählen Sie B oder C.',
  'Choose B or C.': 'Wählen Sie B oder C.',
  'Shown from': 'Zu sehen ab',
  'Empty shows it as soon as it is published. Example: 2026-12-01 08:00':
    'Leer: zu sehen, sobald es veröffentlicht ist. Beispiel: 2026-12-01 08:00',
  'Shown until': 'Zu sehen bis',
  'Empty shows it until it is taken offline. Example: 2026-12-31 18:00':
    'Leer: zu sehen, bis es offline genommen wird. Beispiel: 2026-12-31 18:00',
  'Parts of the site': 'Bereiche der Website',
  'Paths without the language, each with everything below it; empty shows it everywhere. Example: /trading':
    'Pfade ohne die Sprache, jeder mit allem darunter; leer: überall zu sehen. Beispiel: /trading',
  'Write a path such as /about/intro: lower-case letters, digits and hyphens, starting with a slash.':
    'Geben Sie einen Pfad wie /about/intro ein: Kleinbuchstaben, Ziffern und Bindestriche, mit einem Schrägstrich am Anfang.',
  'None chosen shows it in all. Example: Deutsch': 'Ohne Auswahl in allen zu sehen. Beispiel: Deutsch',
  English: 'English',
  Deutsch: 'Deutsch',
  Polski: 'Polski',
  'Choose languages of this site.': 'Wählen Sie Sprachen dieser Website.',
  'Place in the list': 'Platz in der Liste',
  'Kept by the list in which the document is dragged. Example: 0|0a0000:':
    'Wird von der Liste geführt, in der das Dokument gezogen wird. Beispiel: 0|0a0000:',
  'A question clients ask, with its answer in every language. Example: How long does a withdrawal take?':
    'Eine Frage von Kunden mit ihrer Antwort in jeder Sprache. Beispiel: Wie lange dauert eine Auszahlung?',
  Topic: 'Thema',
  'Where the question stands on the help page. Example: Funding':
    'Wo die Frage auf der Hilfeseite steht. Beispiel: Ein- und Auszahlungen',
  'Opening an account': 'Kontoeröffnung',
  Verification: 'Verifizierung',
  'Paying in and out': 'Ein- und Auszahlungen',
  Costs: 'Kosten',
  Risk: 'Risiko',
  Platforms: 'Plattformen',
  'Data and security': 'Daten und Sicherheit',
  Complaints: 'Beschwerden',
  Partners: 'Partner',
  'Choose the topic.': 'Wählen Sie das Thema.',
  'Choose one of the topics.': 'Wählen Sie eines der Themen.',
  Question: 'Frage',
  'As a client would ask it. Example: How long does a withdrawal take?':
    'Wie Kunden sie stellen würden. Beispiel: Wie lange dauert eine Auszahlung?',
  'Write the question in English.': 'Schreiben Sie die Frage auf Englisch.',
  Answer: 'Antwort',
  'The answer first, then the reason; at most three paragraphs. Example: One business day with us, then one or two with the banks.':
    'Zuerst die Antwort, dann der Grund; höchstens drei Absätze. Beispiel: Bei uns einen Geschäftstag, danach ein oder zwei bei den Banken.',
  'Write the answer in English.': 'Schreiben Sie die Antwort auf Englisch.',
  'A term of the trade with its explanation. Example: Margin':
    'Ein Fachbegriff mit seiner Erklärung. Beispiel: Margin',
  'The word itself, as people look it up. Example: Margin':
    'Das Wort selbst, wie man es nachschlägt. Beispiel: Margin',
  'Write the term in English.': 'Geben Sie den Begriff auf Englisch ein.',
  Explanation: 'Erklärung',
  'One to three sentences without other terms where possible. Example: The part of a position’s value you must hold in the account while it is open.':
    'Ein bis drei Sätze, möglichst ohne andere Begriffe. Beispiel: Der Teil des Positionswerts, den Sie auf dem Konto halten müssen, solange die Position offen ist.',
  'Explain the term in English.': 'Erklären Sie den Begriff auf Englisch.',
  'See also': 'Siehe auch',
  'Terms that belong to this one. Example: Leverage': 'Verwandte Begriffe. Beispiel: Hebel',
  'The path of a page that says more, without the language. Example: /fees':
    'Der Pfad einer Seite, die mehr sagt, ohne die Sprache. Beispiel: /fees',
  'No page has this path: visitors who follow it would not find anything.':
    'Keine Seite hat diesen Pfad: Besucher, die ihm folgen, würden nichts finden.',
  'Words of buttons and messages in one language that replace those of the program. Example: trading in Polski':
    'Texte von Schaltflächen und Meldungen in einer Sprache, die die des Programms ersetzen. Beispiel: trading, Polski',
  'The program has no text with this key. Look it up in “Interface texts”.':
    'Das Programm hat keinen Text mit diesem Schlüssel. Schlagen Sie ihn unter „Oberflächentexte“ nach.',
  'Keep what stands in double braces exactly as in the English text, such as {{time}}.':
    'Lassen Sie, was in doppelten geschweiften Klammern steht, genau wie im englischen Text, etwa {{time}}.',
  Language: 'Sprache',
  'Set when it is made. Example: Polski': 'Wird beim Anlegen festgelegt. Beispiel: Polski',
  'Choose the language.': 'Wählen Sie die Sprache.',
  'Choose one of the languages of this site.': 'Wählen Sie eine der Sprachen dieser Website.',
  Part: 'Bereich',
  'Which texts are replaced. Example: trading': 'Welche Texte ersetzt werden. Beispiel: trading',
  BasicLayout: 'BasicLayout',
  trading: 'trading',
  login: 'login',
  'Choose the part.': 'Wählen Sie den Bereich.',
  'The texts of this part and language stand in another document already.':
    'Die Texte dieses Bereichs in dieser Sprache stehen schon in einem anderen Dokument.',
  'Choose one of the parts.': 'Wählen Sie einen der Bereiche.',
  'Only those that differ from the program. Example: quotes.stale':
    'Nur die, die vom Programm abweichen. Beispiel: quotes.stale',
  Key: 'Schlüssel',
  'The name of the text in the program. Example: quotes.stale':
    'Der Name des Textes im Programm. Beispiel: quotes.stale',
  'Write the key of the text.': 'Geben Sie den Schlüssel des Textes ein.',
  'A key has letters, digits, dots and hyphens only.':
    'Ein Schlüssel besteht nur aus Buchstaben, Ziffern, Punkten und Bindestrichen.',
  'Keep what stands in double braces as it is. Example: Stand: {{time}}':
    'Lassen Sie, was in doppelten geschweiften Klammern steht, wie es ist. Beispiel: Stand: {{time}}',
  'Write the words.': 'Schreiben Sie den Text.',
  'Write plain words: the signs < and > are not shown as they are.':
    'Schreiben Sie einfachen Text: Die Zeichen < und > werden nicht so gezeigt, wie sie sind.',
  'A paper of the legal library with its PDF in each language. Example: Risk disclosure, version 1.1':
    'Ein rechtliches Dokument mit seinem PDF in jeder Sprache. Beispiel: Risikohinweise, Fassung 1.1',
  'The last day must come after the day from which the paper applies.':
    'Der letzte Tag muss nach dem Tag liegen, ab dem das Dokument gilt.',
  'A new file needs a new label: write it under Version, or choose the earlier file again.':
    'Eine neue Datei braucht eine neue Fassung: Geben Sie sie unter „Fassung“ ein oder wählen Sie wieder die frühere Datei.',
  Paper: 'Dokument',
  Version: 'Fassung',
  'The name of the paper as readers see it; an empty language shows the English name. Example: Risk disclosure':
    'Der Name des Dokuments, wie Leser ihn sehen; eine leere Sprache zeigt den englischen Namen. Beispiel: Risikohinweise',
  'Give the paper a title in English.': 'Geben Sie dem Dokument einen Titel auf Englisch.',
  PDF: 'PDF',
  'One PDF a language. A new file replaces the old one at the paper’s address; the old version keeps an address of its own. Example: risk-disclosure-1.1-en.pdf':
    'Ein PDF je Sprache. Eine neue Datei ersetzt die alte unter der Adresse des Dokuments; die alte Fassung behält eine eigene Adresse. Beispiel: risk-disclosure-1.1-en.pdf',
  'Choose the PDF of this language, or remove the language.':
    'Wählen Sie das PDF dieser Sprache oder entfernen Sie die Sprache.',
  'This file cannot be used.': 'Diese Datei kann nicht verwendet werden.',
  'The shelf of the library the paper stands on. Example: Policies':
    'Die Gruppe, in der das Dokument unter den rechtlichen Dokumenten steht. Beispiel: Richtlinien',
  Policies: 'Richtlinien',
  'Key information documents': 'Basisinformationsblätter',
  'Execution quality statements': 'Berichte zur Ausführungsqualität',
  'Top execution venues': 'Wichtigste Ausführungsplätze',
  'Quarterly execution data': 'Vierteljährliche Ausführungsdaten',
  'Capital disclosures': 'Offenlegungen zum Kapital',
  'Choose the kind of paper.': 'Wählen Sie die Art des Dokuments.',
  'Choose one of the kinds of the legal library.': 'Wählen Sie eine der Arten rechtlicher Dokumente.',
  'Name in the address': 'Name in der Adresse',
  'Lower-case letters, digits and hyphens; readers keep the address, so do not change it. Example: risk-disclosure for /legal/risk-disclosure.pdf':
    'Kleinbuchstaben, Ziffern und Bindestriche; Leser bewahren die Adresse auf, ändern Sie sie deshalb nicht. Beispiel: risk-disclosure für /legal/risk-disclosure.pdf',
  'Write the name in the address, for example risk-disclosure.':
    'Geben Sie den Namen in der Adresse ein, zum Beispiel risk-disclosure.',
  'Use lower-case letters, digits and single hyphens, for example risk-disclosure.':
    'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel risk-disclosure.',
  'Another paper already has this name in the address. Choose another one.':
    'Ein anderes Dokument hat diesen Namen in der Adresse schon. Wählen Sie einen anderen.',
  Year: 'Jahr',
  'The year a report is about; empty for policies and key information. Example: 2023':
    'Das Jahr, das ein Bericht behandelt; leer bei Richtlinien und Basisinformationsblättern. Beispiel: 2023',
  'Write the year with four digits, for example 2023.':
    'Geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 2023.',
  Series: 'Reihe',
  'The series a yearly or quarterly report belongs to; empty for policies. Example: execution-quality':
    'Die Reihe, zu der ein jährlicher oder vierteljährlicher Bericht gehört; leer bei Richtlinien. Beispiel: execution-quality',
  'Use lower-case letters, digits and single hyphens, for example execution-quality.':
    'Verwenden Sie Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel execution-quality.',
  'Last of its series': 'Letzter seiner Reihe',
  'On where no report follows, because the duty to publish the series has ended; Today then asks for none. Example: on for the top execution venues of 2024':
    'Eingeschaltet, wenn kein Bericht mehr folgt, weil die Pflicht zur Veröffentlichung der Reihe geendet hat; „Heute“ fordert dann keinen mehr an. Beispiel: ein bei den wichtigsten Ausführungsplätzen 2024',
  Quarter: 'Quartal',
  'The quarter a quarterly report is about, 1 to 4. Example: 3':
    'Das Quartal, das ein vierteljährlicher Bericht behandelt, 1 bis 4. Beispiel: 3',
  'Write the quarter as a number from 1 to 4.': 'Geben Sie das Quartal als Zahl von 1 bis 4 ein.',
  'As printed on the paper. A new file needs a new one: two files of a language never bear the same. Example: 1.0':
    'Wie auf das Dokument gedruckt. Eine neue Datei braucht eine neue: Zwei Dateien einer Sprache tragen nie dieselbe. Beispiel: 1.0',
  'Effective from': 'Gültig ab',
  'The day from which the paper applies, as printed on it. Example: 2026-01-15':
    'Der Tag, ab dem das Dokument gilt, wie darauf gedruckt. Beispiel: 2026-01-15',
  'What changed': 'Was sich geändert hat',
  'What this version changed, in a few words; empty for a first version. Example: Backups are kept for 90 days':
    'Was diese Fassung geändert hat, in wenigen Worten; leer bei einer ersten Fassung. Beispiel: Sicherungskopien werden 90 Tage aufbewahrt',
  'Effective until': 'Gültig bis',
  'The last day the paper applies; empty while it is in force. Example: 2026-12-31':
    'Der letzte Tag, an dem das Dokument gilt; leer, solange es in Kraft ist. Beispiel: 2026-12-31',
  'Review due': 'Überprüfung fällig',
  'The day by which someone reads the paper again; the site does not go live with an overdue review. Example: 2027-01-15':
    'Der Tag, bis zu dem jemand das Dokument erneut liest; mit einer überfälligen Überprüfung geht die Website nicht live. Beispiel: 2027-01-15',
  Replaces: 'Ersetzt',
  'Another paper that this one takes the place of, under its own address. Earlier versions of this paper are kept without it. Example: Order handling policy':
    'Ein anderes Dokument, an dessen Stelle dieses unter eigener Adresse tritt. Frühere Fassungen dieses Dokuments bleiben auch ohne diese Angabe erhalten. Beispiel: Grundsätze der Auftragsausführung',
  'On while the paper is a sample; a site with samples does not go live. Example: off for a paper signed off by compliance.':
    'Eingeschaltet, solange das Dokument ein Muster ist; eine Website mit Mustern geht nicht live. Beispiel: aus bei einem Dokument, das Compliance abgenommen hat.',
} as const
