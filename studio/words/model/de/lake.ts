/** What the lake says of rules, files and comments. */
export const lake = {
  '{{sentence}} (field: {{path}})': '{{sentence}} (Feld: {{path}})',
  'A different {{language}} file{{name}} was published {{label}} on {{date}}.':
    'Am {{date}} wurde eine andere Datei auf {{language}}{{name}} {{label}} veröffentlicht.',
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
  '{{address}} cannot be taken away, because it is led to from: {{names}}. Lead them elsewhere first, or redirect {{again}} in the same step.':
    '{{address}} kann nicht entfallen, weil von hier darauf verwiesen wird: {{names}}. Führen Sie diese zuerst anderswohin oder leiten Sie {{again}} im selben Schritt weiter.',
  'A file for this field is still being uploaded. Wait until it is there, or cancel it, then publish.':
    'Eine Datei für dieses Feld wird noch hochgeladen. Warten Sie, bis sie da ist, oder brechen Sie es ab; veröffentlichen Sie dann.',
  'It is {{address}}.': 'Der Pfad ist {{address}}.',
  'This must be a text.': 'Hier muss ein Text stehen.',
  'This must be a number.': 'Hier muss eine Zahl stehen.',
  'This must be on or off: true or false.': 'Hier muss an oder aus stehen: true oder false.',
  'This must be a day, for example 2026-01-31.': 'Hier muss ein Tag stehen, zum Beispiel 2026-01-31.',
  'This must be a day with its time, for example 2026-01-31T08:00:00Z.':
    'Hier muss ein Tag mit Uhrzeit stehen, zum Beispiel 2026-01-31T08:00:00Z.',
  'This must lead to a document, by its id in _ref.':
    'Hier muss ein Verweis auf ein Dokument stehen, mit dessen Kennung in _ref.',
  'This must be a list.': 'Hier muss eine Liste stehen.',
  'This must hold fields.': 'Hier müssen Felder stehen.',
  'This cannot stand in the list: {{what}}': 'Das kann nicht in der Liste stehen: {{what}}',
  '{{file}} is {{kind}}, whatever its name says. {{way}}':
    '{{file}} ist {{kind}}, auch wenn der Name etwas anderes sagt. {{way}}',
  '{{file}} is a PDF, not a picture. {{way}}': '{{file}} ist ein PDF, kein Bild. {{way}}',
  '{{file}} is {{width}} × {{height}} pixels, more than the 64 million a picture may have. Make it smaller and upload it again.':
    '{{file}} hat {{width}} × {{height}} Pixel, mehr als die 64 Millionen, die ein Bild haben darf. Verkleinern Sie es und laden Sie es noch einmal hoch.',
  '{{file}} is damaged and cannot be read. Export it again and upload that file.':
    '{{file}} ist beschädigt und lässt sich nicht lesen. Exportieren Sie die Datei noch einmal und laden Sie sie dann hoch.',
  '{{what}} may have {{most}} MB at most. Make it smaller and upload it again.':
    '{{what}} darf höchstens {{most}} MB haben. Verkleinern Sie die Datei und laden Sie sie noch einmal hoch.',
  'The file': 'Die Datei',
  'The picture': 'Das Bild',
  'A file': 'Eine Datei',
  'A picture': 'Ein Bild',
  'an empty file': 'eine leere Datei',
  'an SVG drawing': 'eine SVG-Zeichnung',
  'a web page (HTML)': 'eine Webseite (HTML)',
  'a GIF': 'ein GIF',
  'an AVIF, HEIC or video file': 'eine AVIF-, HEIC- oder Videodatei',
  'a Word, Excel or ZIP file': 'eine Word-, Excel- oder ZIP-Datei',
  'a program': 'ein Programm',
  'not a file of a known kind': 'keine Datei einer bekannten Art',
  'Upload a PNG, JPEG or WebP picture.': 'Laden Sie ein Bild als PNG, JPEG oder WebP hoch.',
  'Upload a PDF, or a PNG, JPEG or WebP picture.':
    'Laden Sie ein PDF oder ein Bild als PNG, JPEG oder WebP hoch.',
  'This PDF holds {{what}} (object {{number}}). Export it again without that and upload that file.':
    'Dieses PDF enthält {{what}} (Objekt {{number}}). Exportieren Sie es neu ohne das und laden Sie diese Datei hoch.',
  'a script': 'ein Skript',
  'a program that it starts': 'ein Programm, das es startet',
  'a form that it sends': 'ein Formular, das es absendet',
  'data that it fetches': 'Daten, die es holt',
  'a file within it that it opens': 'eine Datei in seinem Inneren, die es öffnet',
  'a film or sound that it plays': 'einen Film oder Ton, den es abspielt',
  'a form with scripts': 'ein Formular mit Skripten',
  'something it does when it is opened or left': 'etwas, das beim Öffnen oder Verlassen geschieht',
  'an attached file': 'eine angehängte Datei',
  'a link that does more than lead somewhere': 'einen Link, der mehr tut, als irgendwohin zu führen',
  'This PDF could not be read within fifteen seconds. Export it again with less in it and upload that file.':
    'Dieses PDF konnte nicht innerhalb von fünfzehn Sekunden gelesen werden. Exportieren Sie es neu mit weniger Inhalt und laden Sie diese Datei hoch.',
  'This PDF could not be checked for scripts, because parts of it are packed in an unusual way. Export it again as a plain PDF and upload that file.':
    'Dieses PDF ließ sich nicht auf Skripte prüfen, weil Teile davon ungewöhnlich gepackt sind. Exportieren Sie es noch einmal als einfaches PDF und laden Sie diese Datei hoch.',
  'This PDF is protected by a password or by permissions, so it cannot be checked. Save a copy without protection and upload that file.':
    'Dieses PDF ist durch ein Passwort oder durch Berechtigungen geschützt und lässt sich daher nicht prüfen. Speichern Sie eine Kopie ohne Schutz und laden Sie diese Datei hoch.',
  'This PDF is not complete: its end is missing. Export it again and upload that file.':
    'Dieses PDF ist nicht vollständig: Das Ende fehlt. Exportieren Sie es noch einmal und laden Sie diese Datei hoch.',
  'A different file with the same fingerprint is stored already. Export yours again, then upload it.':
    'Eine andere Datei mit demselben Fingerabdruck ist schon gespeichert. Exportieren Sie Ihre noch einmal und laden Sie sie dann hoch.',
  'The disk of the lake is full; the file was not stored. Tell your operator, then upload it again.':
    'Der Speicher ist voll; die Datei wurde nicht gespeichert. Sagen Sie es Ihrer Technik und laden Sie sie danach noch einmal hoch.',
  'What you write is written in your own name.': 'Was Sie schreiben, schreiben Sie in Ihrem eigenen Namen.',
  'This is taken back by who wrote it, or by an administrator.':
    'Das nimmt zurück, wer es geschrieben hat, oder die Administration.',
  'The author of a comment or a task does not change.':
    'Wer einen Kommentar oder eine Aufgabe geschrieben hat, ändert sich nicht.',
  'A comment stays in its thread.': 'Ein Kommentar bleibt in seinem Gespräch.',
  'The words of a comment are changed by who wrote it. Answer it instead.':
    'Den Text eines Kommentars ändert, wer ihn geschrieben hat. Antworten Sie stattdessen.',
  'Everybody reacts in their own name.': 'Reaktionen gibt jeder im eigenen Namen.',
  '{{what}} may have {{most}} characters; this one has {{count}}. Shorten it, or put the text into the document.':
    '{{what}} darf {{most}} Zeichen haben, hier sind es {{count}}. Kürzen Sie den Text oder schreiben Sie ihn in das Dokument.',
  'A comment': 'Ein Kommentar',
  'The description of a task': 'Die Beschreibung einer Aufgabe',
  'The title of a task may have {{most}} characters. Put the rest into its description.':
    'Der Titel einer Aufgabe darf {{most}} Zeichen haben. Schreiben Sie den Rest in die Beschreibung.',
  'A comment needs words.': 'Ein Kommentar braucht Text.',
  'Somebody is {{how}} here who has no account. Choose a person from the list.':
    'Hier ist jemand {{how}}, der kein Konto hat. Wählen Sie eine Person aus der Liste.',
  mentioned: 'erwähnt',
  assigned: 'zugewiesen',
  'The program has no text with this key.': 'Das Programm hat keinen Text mit diesem Schlüssel.',
  'This text has nothing in double braces; take it out.':
    'In diesem Text steht nichts in doppelten geschweiften Klammern; nehmen Sie es heraus.',
  'Keep what stands in double braces as it is, nothing more and nothing less: {{names}}.':
    'Lassen Sie, was in doppelten geschweiften Klammern steht, wie es ist, nicht mehr und nicht weniger: {{names}}.',
} as const
