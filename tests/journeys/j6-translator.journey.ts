import { planTranslation } from '#schemas/translation/plan-state.ts'
import { recordOf } from '#schemas/translation/record.ts'
import { expect, test } from '#tests/support/product/journey.ts'
import { contentLines, englishOn } from '#tests/support/studio/english.ts'
import { cutIn } from '#tests/support/studio/cut.ts'
import { personAt } from '#tests/support/studio/person.ts'
import { axeFindings } from '#tests/support/studio/studio-axe.ts'
import { answerTo, fieldInput, openForm, publish } from '#tests/support/studio/studio.ts'

// J6: a translator, in German, finds a stale text in the matrix, mends it, and somebody publishes it.

const id = 'faq-of-the-translator'
const [before, now] = ['How do I change the email of my account?', 'How do I change my email address?']
const mended = 'Wie ändere ich meine E-Mail-Adresse?'

const inEach = (type: string, words: Readonly<Record<string, unknown>>) =>
  Object.entries(words).map(([language, value]) => ({ _key: language, _type: type, language, value }))

const paragraph = (text: string) => [
  {
    _key: 'p',
    _type: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _key: 's', _type: 'span', marks: [], text }],
  },
]

/** A question that is in step in German and Polish, on the page of questions. */
const question = {
  _id: id,
  _type: 'faqEntry',
  topic: 'account',
  orderRank: '0|zz0000:',
  question: inEach('internationalizedArrayStringValue', {
    en: before,
    de: 'Wie ändere ich die E-Mail meines Kontos?',
    pl: 'Jak zmienić e-mail mojego rachunku?',
  }),
  answer: inEach('internationalizedArrayProseValue', {
    en: paragraph('In the client area, under Profile.'),
    de: paragraph('Im Kundenbereich unter Profil.'),
    pl: paragraph('W strefie klienta, w profilu.'),
  }),
}

test('a stale text is found in the matrix, mended and published, all in German', async ({
  product: { lake, site },
  browser,
}, info) => {
  const client = lake.client({ perspective: 'raw' })
  await client.createOrReplace({
    ...question,
    translatedFrom: ['de', 'pl'].map((language) => recordOf(question, language)),
  })
  const shown = async () => (await site.text('/de/more/faq')).includes(mended)
  expect(await shown()).toBe(false)
  // The English is changed: the German is stale from now on.
  await client.patch(id).set({ 'question[language == "en"].value': now }).commit()

  // Other journeys write beside this one.
  const content = new Set<string>()
  const learn = async () => {
    for (const line of await contentLines(client)) content.add(line)
  }
  const page = await personAt(browser, lake, 'translator-de', { locale: 'de-DE' })
  const inGerman = async (where: string) => {
    await page.screenshot({ path: info.outputPath(`${where}.png`) })
    await learn()
    expect.soft(await englishOn(page, content), `English on ${where}`).toEqual([])
  }

  await page.goto(`${lake.url}/`)
  await expect(page.getByRole('heading', { name: 'Heute' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByRole('region', { name: 'Zu übersetzen' }).getByText(now).first()).toBeVisible({
    timeout: 30_000,
  })
  await inGerman('today')

  await page.getByTestId('studio-navbar').getByRole('link', { name: 'Übersetzungen' }).click()
  await page.getByRole('button', { name: /^veraltet · [1-9]/ }).click({ timeout: 45_000 })
  const row = page.getByRole('row').filter({ hasText: now })
  await expect(row.getByRole('cell')).toContainText('veraltet')
  await inGerman('matrix')
  expect(await axeFindings(page, 'main')).toEqual([])

  await row.getByRole('link', { name: /Deutsch: veraltet$/ }).click()
  await expect(page.getByTestId('form-view').last()).toBeVisible({ timeout: 45_000 })
  const told = page.getByTestId('translated-question').getByTestId('from-english-de')
  await expect(told).toContainText('Das Englische wurde geändert')
  await inGerman('form')
  expect(await axeFindings(page, '[data-testid="from-english-de"]')).toEqual([])
  await answerTo(page, 'edit', () => fieldInput(page, 'question').fill(mended))
  await page.getByTestId('action-menu-button').click()
  await inGerman('menu')
  await page.getByRole('menuitem', { name: 'Auf dem Stand des Englischen' }).click()
  await expect(told).not.toContainText('Das Englische wurde geändert')

  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'Verlauf' }).click()
  const history = page.getByRole('region', { name: 'Verlauf' })
  await expect(history.getByRole('listitem').first()).toContainText('Translator German hat es bearbeitet')
  await inGerman('history')
  expect(await axeFindings(page, '[aria-label="Verlauf"]')).toEqual([])

  // On a telephone the matrix can be read too: no cell is cut, nothing scrolls sideways.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${lake.url}/translations`)
  const waiting = page.getByRole('row').filter({ hasText: now })
  await expect(waiting).toContainText('in Prüfung', { timeout: 45_000 })
  await expect.poll(() => cutIn(page)).toEqual([])
  await inGerman('matrix-on-a-telephone')
  await page.getByRole('searchbox').fill(now)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  expect(await axeFindings(page, 'main')).toEqual([])

  // Who works in all languages has more cells, and Polish has the longest words.
  const pole = await personAt(browser, lake, 'marketer', {
    locale: 'pl-PL',
    viewport: { width: 390, height: 844 },
  })
  await pole.goto(`${lake.url}/translations`)
  await expect(pole.getByRole('row').filter({ hasText: now })).toContainText('nieaktualne', {
    timeout: 60_000,
  })
  await pole.screenshot({ path: info.outputPath('matrix-in-polish.png') })
  await expect.poll(() => cutIn(pole)).toEqual([])
  await learn()
  expect.soft(await englishOn(pole, content), 'English on the Polish matrix').toEqual([])
  await pole.context().close()

  const marketer = await personAt(browser, lake, 'marketer')
  await openForm(marketer, lake, `texts;faq;all;${id}`)
  await publish(marketer)
  await expect.poll(shown, { timeout: 15_000 }).toBe(true)

  const published = await client.getDocument(id)
  if (!published) throw new Error(`${id} is not published`)
  expect(planTranslation('de', published, published, undefined)).toMatchObject({
    state: 'in step',
    stale: [],
  })
  await page.reload()
  await page.getByRole('searchbox').fill(now)
  await expect(page.getByRole('row').filter({ hasText: now })).toContainText('aktuell', { timeout: 45_000 })

  await client.delete(id)
})
