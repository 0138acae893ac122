export const lessons = {
  'The product in drawings': 'Das Produkt in Zeichnungen',
  'A few numbered drawings that say what the product is, each with at most 45 words. Figures are worked out from the terms of an instrument and its last price. Example: five drawings with 0.1 lot of EURUSD':
    'Einige nummerierte Zeichnungen, die sagen, was das Produkt ist, jede mit höchstens 45 Wörtern. Die Zahlen ergeben sich aus den Bedingungen eines Instruments und seinem letzten Kurs. Beispiel: fünf Zeichnungen mit 0,1 Lot EURUSD',
  'Stands over the block and in the page’s outline. Example: A CFD in five drawings':
    'Steht über dem Block und in der Gliederung der Seite. Beispiel: Ein CFD in fünf Zeichnungen',
  'One or two sentences under the heading. Example: What it is, what it costs and what you can lose.':
    'Ein oder zwei Sätze unter der Überschrift. Beispiel: Was es ist, was es kostet und was Sie verlieren können.',
  Drawings: 'Zeichnungen',
  'Two to five; drag them into order. Example: A loss is as long as a gain':
    'Zwei bis fünf; ziehen Sie sie in die gewünschte Reihenfolge. Beispiel: Ein Verlust ist so lang wie ein Gewinn',
  'What is drawn beside the words. Example: One per cent up and one down':
    'Was neben dem Text gezeichnet ist. Beispiel: Ein Prozent aufwärts und eines abwärts',
  'A course that ends lower, and the difference': 'Ein Verlauf, der tiefer endet, und die Differenz',
  'What a move takes of the margin': 'Was eine Bewegung von der Margin nimmt',
  'Two weeks of nights, bought and sold': 'Zwei Wochen Nächte, gekauft und verkauft',
  'One per cent up and one down': 'Ein Prozent aufwärts und eines abwärts',
  'Clients’ money and the firm’s money, apart': 'Das Geld der Kunden und das der Firma, getrennt',
  'What the drawing says, in a few words. Example: A loss is as long as a gain':
    'Was die Zeichnung sagt, in wenigen Worten. Beispiel: Ein Verlust ist so lang wie ein Gewinn',
  'At most 45 words, risk included. Example: We agree on a price.':
    'Höchstens 45 Wörter, das Risiko eingeschlossen. Beispiel: Wir einigen uns auf einen Kurs.',
  'What the figures of the drawing belong to; may stay empty. Example: 0.10 lot EURUSD, closed lower. A sample.':
    'Wozu die Zahlen der Zeichnung gehören; darf leer bleiben. Beispiel: 0,10 Lot EURUSD, tiefer geschlossen. Ein Beispiel.',
  'Where to read on. Example: the page Fees.': 'Wo man weiterliest. Beispiel: die Seite Gebühren.',
  'What the link says, understood on its own. Example: All fees':
    'Was der Link sagt, für sich allein verständlich. Beispiel: Alle Gebühren',
  'Add at least one drawing.': 'Fügen Sie mindestens eine Zeichnung hinzu.',
  'Choose what is drawn.': 'Wählen Sie, was gezeichnet wird.',
  'Choose one of the five drawings.': 'Wählen Sie eine der fünf Zeichnungen.',
  'Write the title.': 'Geben Sie den Titel ein.',
  'The title has room for 60 characters.': 'Der Titel hat Platz für 60 Zeichen.',
  'Write the words beside the drawing.': 'Geben Sie den Text neben der Zeichnung ein.',
  'Beside a drawing there is room for about 45 words: shorten the text.':
    'Neben einer Zeichnung ist Platz für etwa 45 Wörter: Kürzen Sie den Text.',
}
