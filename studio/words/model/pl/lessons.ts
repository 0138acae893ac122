export const lessons = {
  'The product in drawings': 'Produkt na rysunkach',
  'A few numbered drawings that say what the product is, each with at most 45 words. Figures are worked out from the terms of an instrument and its last price. Example: five drawings with 0.1 lot of EURUSD':
    'Kilka ponumerowanych rysunków, które mówią, czym jest produkt, każdy z najwyżej 45 słowami. Liczby wynikają z warunków instrumentu i jego ostatniej ceny. Przykład: pięć rysunków z 0,1 lota EURUSD',
  'Stands over the block and in the page’s outline. Example: A CFD in five drawings':
    'Stoi nad blokiem i w spisie treści strony. Przykład: CFD na pięciu rysunkach',
  'One or two sentences under the heading. Example: What it is, what it costs and what you can lose.':
    'Jedno lub dwa zdania pod nagłówkiem. Przykład: Czym jest, ile kosztuje i ile możesz stracić.',
  Drawings: 'Rysunki',
  'Two to five; drag them into order. Example: A loss is as long as a gain':
    'Od dwóch do pięciu; ułóż je przez przeciąganie. Przykład: Strata jest tak długa jak zysk',
  'What is drawn beside the words. Example: One per cent up and one down':
    'Co jest narysowane obok tekstu. Przykład: Jeden procent w górę i jeden w dół',
  'A course that ends lower, and the difference': 'Kurs, który kończy niżej, i różnica',
  'What a move takes of the margin': 'Ile depozytu zabiera ruch ceny',
  'Two weeks of nights, bought and sold': 'Dwa tygodnie nocy, kupno i sprzedaż',
  'One per cent up and one down': 'Jeden procent w górę i jeden w dół',
  'Clients’ money and the firm’s money, apart': 'Pieniądze klientów i pieniądze firmy, osobno',
  'What the drawing says, in a few words. Example: A loss is as long as a gain':
    'Co mówi rysunek, w kilku słowach. Przykład: Strata jest tak długa jak zysk',
  'At most 45 words, risk included. Example: We agree on a price.':
    'Najwyżej 45 słów, razem z ryzykiem. Przykład: Umawiamy się na cenę.',
  'What the figures of the drawing belong to; may stay empty. Example: 0.10 lot EURUSD, closed lower. A sample.':
    'Czego dotyczą liczby na rysunku; może zostać puste. Przykład: 0,10 lota EURUSD, zamknięte niżej. Przykład.',
  'Where to read on. Example: the page Fees.': 'Gdzie czytać dalej. Przykład: strona Opłaty.',
  'What the link says, understood on its own. Example: All fees':
    'Co mówi link, zrozumiałe samo w sobie. Przykład: Wszystkie opłaty',
  'Add at least one drawing.': 'Dodaj co najmniej jeden rysunek.',
  'Choose what is drawn.': 'Wybierz, co jest narysowane.',
  'Choose one of the five drawings.': 'Wybierz jeden z pięciu rysunków.',
  'Write the title.': 'Wpisz tytuł.',
  'The title has room for 60 characters.': 'W tytule mieści się 60 znaków.',
  'Write the words beside the drawing.': 'Wpisz tekst obok rysunku.',
  'Beside a drawing there is room for about 45 words: shorten the text.':
    'Obok rysunku mieści się około 45 słów: skróć tekst.',
}
