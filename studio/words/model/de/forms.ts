/** What previews, inputs and rules say beside the titles of the content model. */
export const forms = {
  'Banner without a title': 'Banner ohne Titel',
  'Calculator: {{kind}}': 'Rechner: {{kind}}',
  'Empty row': 'Leere Zeile',
  'Head without a title': 'Kopf ohne Titel',
  'Kind not chosen': 'Art nicht gewählt',
  'Kind without a name': 'Art ohne Namen',
  'New instrument': 'Neues Instrument',
  'New provider': 'Neuer Anbieter',
  'No format yet': 'Noch kein Format',
  'No instrument yet': 'Noch kein Instrument',
  'No instruments yet': 'Noch keine Instrumente',
  'No target yet': 'Noch kein Ziel',
  'No text yet': 'Noch kein Text',
  'Page without a title': 'Seite ohne Titel',
  'Paper without a title': 'Dokument ohne Titel',
  'Question without words': 'Frage ohne Text',
  'Term without a name': 'Begriff ohne Namen',
  'for a time': 'vorübergehend',
  'for good': 'dauerhaft',
  'from {{time}}': 'ab {{time}}',
  'no figure yet': 'noch keine Zahl',
  'not chosen': 'nicht gewählt',
  sample: 'Muster',
  'spread {{spread}} pips': 'Spread {{spread}} Pips',
  'until {{time}}': 'bis {{time}}',
  'version {{version}}': 'Version {{version}}',
  '{{figure}} %, twelve months to {{to}}': '{{figure}} %, zwölf Monate bis {{to}}',
  '{{language}}: the names of the header have {{count}} characters together. Over {{room}}, narrow desktops show the menu behind a button.':
    '{{language}}: Die Namen in der Kopfzeile haben zusammen {{count}} Zeichen. Ab mehr als {{room}} zeigen schmale Bildschirme das Menü hinter einer Schaltfläche.',
  '{{lots}} lot {{symbol}}': '{{lots}} Lot {{symbol}}',
  '{{people}} people, {{compliance}} of compliance': 'Personen: {{people}}, davon Compliance: {{compliance}}',
  'A banner stands on the pages it names, while its time lasts.':
    'Ein Banner steht auf den Seiten, die es nennt, solange seine Zeit dauert.',
  'A legal paper is listed in the library.':
    'Ein rechtliches Dokument steht in der Liste der rechtlichen Dokumente.',
  'A page of the program': 'Eine Seite des Programms',
  'A platform is listed with the others.': 'Eine Plattform steht in der Liste der Plattformen.',
  'A provider is listed with its kind.': 'Ein Anbieter steht in der Liste seiner Art.',
  'A question stands where its topic is listed.': 'Eine Frage steht dort, wo ihr Thema aufgeführt ist.',
  'A term stands in the glossary.': 'Ein Begriff steht im Glossar.',
  'Addresses stand on the contact page.': 'Adressen stehen auf der Kontaktseite.',
  'Dials a number': 'Wählt eine Telefonnummer',
  Download: 'Download',
  'Downloads stand on a page of their own.': 'Downloads haben eine eigene Seite.',
  'Give the page a path, then it can be seen here.':
    'Geben Sie der Seite einen Pfad, dann ist sie hier zu sehen.',
  Home: 'Startseite',
  'Interface texts in {{language}}': 'Oberflächentexte ({{language}})',
  'Its terms stand on the page for partners.': 'Seine Bedingungen stehen auf der Seite für Partner.',
  'Leads on to {{path}}': 'Leitet weiter nach {{path}}',
  'Leaves this site, for {{host}}': 'Verlässt diese Website, nach {{host}}',
  'Legal document: {{kind}}': 'Rechtliches Dokument: {{kind}}',
  'Not taken. {{reason}}': 'Nicht angenommen. {{reason}}',
  'Page in {{language}}': 'Seite ({{language}})',
  Partnerships: 'Partnerschaften',
  'Search result': 'Suchergebnis',
  'The connection broke off. Try again in a moment.':
    'Die Verbindung ist abgebrochen. Versuchen Sie es gleich noch einmal.',
  'The description of the site, until this page has its own.':
    'Die Beschreibung der Website, bis diese Seite eine eigene hat.',
  'The firm': 'das Unternehmen',
  'The menu': 'das Menü',
  'The page on the site': 'Die Seite auf der Website',
  'The policy stands nowhere on the site: it says who must sign.':
    'Die Freigaberegeln stehen nirgends auf der Website: Sie legen fest, wer unterschreiben muss.',
  'The risk warning': 'der Risikohinweis',
  'The title of the page': 'Der Titel der Seite',
  'What a link may lead to cannot be listed: {{reason}}':
    'Wohin ein Link führen kann, lässt sich nicht auflisten: {{reason}}',
  'What is set here': 'was hier eingestellt ist',
  'Without a title': 'Ohne Titel',
  'Write the symbol and choose the market, then it can be seen here.':
    'Geben Sie das Symbol ein und wählen Sie den Markt, dann ist das Instrument hier zu sehen.',
  'Writes an e-mail': 'Schreibt eine E-Mail',
  'empty; best {{min}} to {{max}} characters': 'leer; am besten {{min}} bis {{max}} Zeichen',
  instrument: 'Instrument',
  page: 'Seite',
  paper: 'Dokument',
  redirect: 'Weiterleitung',
  '{{count}} of {{min}} to {{max}} characters: good': '{{count}} von {{min}} bis {{max}} Zeichen: gut',
  '{{count}} of {{min}} to {{max}} characters: short': '{{count}} von {{min}} bis {{max}} Zeichen: kurz',
  '{{count}} of {{min}} to {{max}} characters: will be cut':
    '{{count}} von {{min}} bis {{max}} Zeichen: wird abgeschnitten',
  '{{fields}} and 1 more': '{{fields}} und 1 weiteres',
  '{{fields}} and {{count}} more': '{{fields}} und {{count}} weitere',
  '{{title}} · address from Settings': '{{title}} · Adresse aus den Einstellungen',
  '{{what}} stands on every page.': 'Auf jeder Seite zu sehen: {{what}}.',
  '“{{text}}” can be read in two ways. Write thousands without a separator, for example {{bare}}, and decimals after one point or comma, for example 74.9.':
    '„{{text}}“ lässt sich auf zwei Arten lesen. Schreiben Sie Tausender ohne Trennzeichen, zum Beispiel {{bare}}, und Nachkommastellen nach einem Komma oder Punkt, zum Beispiel 74,9.',
  '“{{text}}” is no number. Write digits with one point or comma, for example 74.9.':
    '„{{text}}“ ist keine Zahl. Schreiben Sie Ziffern mit einem Komma oder Punkt, zum Beispiel 74,9.',
  '“{{text}}” is too large. Write a number up to {{max}}.':
    '„{{text}}“ ist zu groß. Schreiben Sie eine Zahl bis {{max}}.',
  '{{sentence}} (field: {{path}})': '{{sentence}} (Feld: {{path}})',
  'A different {{language}} file was published {{label}} on {{date}}.':
    'Am {{date}} wurde eine andere Datei (Sprache: {{language}}) {{label}} veröffentlicht.',
  'A different {{language}} file ({{name}}) was published {{label}} on {{date}}.':
    'Am {{date}} wurde eine andere Datei ({{name}}, Sprache: {{language}}) {{label}} veröffentlicht.',
  'without a version label': 'ohne Versionsangabe',
  'as version “{{version}}”': 'als Version „{{version}}“',
  'It is no PDF.': 'Sie ist kein PDF.',
  'It was stored before papers were read: upload it once more.':
    'Sie wurde gespeichert, bevor Dokumente gelesen wurden: Laden Sie sie noch einmal hoch.',
  'It stands under {{language}} but is written in {{found}}.':
    'Sie steht unter {{language}}, ist aber in dieser Sprache geschrieben: {{found}}.',
  'It cannot be opened: it is damaged. Export it again.':
    'Sie lässt sich nicht öffnen: Sie ist beschädigt. Exportieren Sie sie noch einmal.',
  'It holds no text that can be read, only pictures of pages. Export it from the program it was written in.':
    'Sie enthält keinen lesbaren Text, nur Bilder von Seiten. Exportieren Sie sie aus dem Programm, in dem sie geschrieben wurde.',
  'It has no title. Write one into the document’s properties and export it again.':
    'Sie hat keinen Titel. Tragen Sie einen in die Dokumenteigenschaften ein und exportieren Sie sie noch einmal.',
  'It could not be read within fifteen seconds. Export it again with less in it.':
    'Sie ließ sich nicht in fünfzehn Sekunden lesen. Exportieren Sie sie noch einmal mit weniger Inhalt.',
  '{{address}} cannot be taken away, because it is led to from: {{names}}. Lead them elsewhere first, or redirect {{again}} in the same step.':
    '{{address}} kann nicht entfallen, weil von hier darauf verwiesen wird: {{names}}. Führen Sie diese zuerst anderswohin oder leiten Sie {{again}} im selben Schritt weiter.',
  'A file for this field is still being uploaded. Wait until it is there, or cancel it, then publish.':
    'Eine Datei für dieses Feld wird noch hochgeladen. Warten Sie, bis sie da ist, oder brechen Sie es ab; veröffentlichen Sie dann.',
  'It is {{address}}.': 'Der Pfad ist {{address}}.',
  Lists: 'Listen',
} as const
