/** Written by locales/write-texts.ts. */
import enLossFigure from './en/loss-figure.json' with { type: 'json' }
import deLossFigure from './de/loss-figure.json' with { type: 'json' }
import plLossFigure from './pl/loss-figure.json' with { type: 'json' }

export const lossFigure = {
  en: enLossFigure,
  de: deLossFigure,
  pl: plLossFigure,
}
