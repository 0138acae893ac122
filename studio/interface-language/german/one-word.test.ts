import { describe, expect, it } from 'vitest'
import { inOneWord } from './one-word.ts'

describe('inOneWord', () => {
  it.each([
    ['Releases', 'Pakete'],
    ['Neues Release', 'Neues Paket'],
    ['Dieser Release ist archiviert', 'Dieses Paket ist archiviert'],
    ['Möchten Sie diesen Release wirklich archivieren?', 'Möchten Sie dieses Paket wirklich archivieren?'],
    ['Der Release {{title}} wurde geplant.', 'Das Paket {{title}} wurde geplant.'],
    ['Den Release <strong>{{title}}</strong> erstellt', 'Das Paket <strong>{{title}}</strong> erstellt'],
    ['sobald die Release veröffentlicht wird', 'sobald das Paket veröffentlicht wird'],
    ['Der Rücksetzungs-Release wurde erstellt', 'Das Rücksetzungs-Paket wurde erstellt'],
    ['Duplizierten Release anzeigen', 'Dupliziertes Paket anzeigen'],
    ['Zurücksetzen des Releases fehlgeschlagen', 'Zurücksetzen des Pakets fehlgeschlagen'],
    [
      'Dieses Dokument ist Teil des <VersionBadge/> Release',
      'Dieses Dokument ist Teil des <VersionBadge/> Pakets',
    ],
    ['Release-ID kopieren', 'Paket-ID kopieren'],
    ['Bereits im Release {{title}}', 'Bereits im Paket {{title}}'],
    ['Entwürfe', 'Entwürfe'],
  ])('%s', (package_, ours) => {
    expect(inOneWord(package_)).toBe(ours)
  })
})
