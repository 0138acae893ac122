import type { Locator, Page, Route } from '@playwright/test'
import type login from '#locales/en/login.json'

type Words = typeof login

/** What the site's answer to a form can be like, and the row of the status table that tells of it. */
export interface FormFault {
  name: string
  row: string
  answer(route: Route): Promise<void>
}

const status = (code: number): FormFault => ({
  name: `status ${code}`,
  row: String(code),
  answer: (route) => route.fulfill({ status: code, body: '<h1>error</h1>', contentType: 'text/html' }),
})
const body = (name: string, text: string, contentType = 'application/json'): FormFault => ({
  name,
  row: '502',
  answer: (route) => route.fulfill({ status: 200, body: text, contentType }),
})

/** By class, so that a sample can take some of each. */
export const formFaults = {
  status: [400, 401, 403, 404, 406, 410, 422, 500, 502, 503, 504].map(status),
  body: [
    body('no body', ''),
    body('HTML', '<!doctype html><title>Maintenance</title>', 'text/html'),
    body('truncated JSON', '{"res":1,"code":0,"msg":"","dt":{"exi'),
    body('wrong types', '{"res":"yes","code":{},"msg":7}'),
    body('a list', '[1]'),
    body('10 MB', `{"res":1,"code":0,"msg":"${'x'.repeat(10_000_000)}","dt":"/uc"}`),
  ],
  network: [
    { name: 'a reset', row: 'network', answer: (route: Route) => route.abort('connectionreset') },
    { name: 'no connection', row: 'network', answer: (route: Route) => route.abort('internetdisconnected') },
  ],
} satisfies Record<string, FormFault[]>

/** An answer that comes after 20 s: by then the page has given up. For the sweep only. */
export const lateFault: FormFault = {
  name: '20 s of silence',
  row: '504',
  answer: async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 20_000))
    await route.abort('timedout').catch(() => {})
  },
}

/** A form of the site that asks one endpoint, and how it is brought to the point of asking. */
export interface FaultyForm {
  path: string
  /** Endpoints that answer well on the way there. */
  before: Record<string, unknown>
  fill(page: Page, words: Words): Promise<void>
  send(page: Page, words: Words): Promise<void>
  /** Where the message stands. */
  message(page: Page): Locator
  /** Puts the form back to where it can be sent again. */
  settle?(page: Page, words: Words): Promise<void>
  /** Fields that must still hold what was typed. */
  kept: Record<string, string>
}

const box = (page: Page, name: string) => page.locator(`[name="${name}"]`)
const type = async (page: Page, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await box(page, name).fill(value)
}
const card = (page: Page) => page.locator('.auth__message')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const person = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Byron', country: 'CY' }
const secrets = { pin: '123456', password: 'harbour7', reenterPassword: 'harbour7' }
const times = { pinValidFor: 600, resendAfter: 0 }
const enquiry = { ...person, website: 'ada.example', phone: '+357 1' }

const secondStep = async (page: Page, words: Words) => {
  await type(page, person)
  await press(page, words.signUp.next)
  await type(page, secrets)
}

export const faultyForms: Record<string, FaultyForm> = {
  W201: {
    path: '/login',
    before: {},
    fill: (page) => type(page, { email: person.email, password: 'harbour7' }),
    send: (page, words) => press(page, words.login.submit),
    message: card,
    kept: { email: person.email, password: 'harbour7' },
  },
  W206: {
    path: '/register',
    before: {},
    fill: (page) => type(page, person),
    send: (page, words) => press(page, words.signUp.next),
    message: card,
    kept: person,
  },
  W203: {
    path: '/register',
    before: { W206: { exists: false } },
    fill: (page) => type(page, person),
    send: (page, words) => press(page, words.signUp.next),
    message: card,
    kept: person,
  },
  W202: {
    path: '/register',
    before: { W206: { exists: false }, W203: times },
    fill: secondStep,
    send: (page, words) => press(page, words.signUp.finish),
    message: card,
    kept: secrets,
  },
  W207: {
    path: '/register',
    before: { W206: { exists: false }, W203: times },
    fill: secondStep,
    send: (page, words) => press(page, words.signUp.resend),
    message: (page) => page.locator('.toast--failure:not([data-leaving]) p'),
    settle: (page) => page.locator('.toast--failure:not([data-leaving]) button').click(),
    kept: secrets,
  },
  W204: {
    path: '/forgot-password',
    before: {},
    fill: (page) => type(page, { email: person.email }),
    send: (page, words) => press(page, words.forgot.next),
    message: card,
    kept: { email: person.email },
  },
  W205: {
    path: '/forgot-password',
    before: { W204: times },
    fill: async (page, words) => {
      await type(page, { email: person.email })
      await press(page, words.forgot.next)
      await type(page, secrets)
    },
    send: (page, words) => press(page, words.forgot.finish),
    message: card,
    kept: secrets,
  },
  W607: {
    path: '/about/intro',
    before: {},
    fill: (page) => type(page, enquiry),
    send: (page, words) => press(page, words.partner.submit),
    message: (page) => page.locator('.dialog p'),
    settle: (page, words) => press(page, words.partner.ok),
    kept: enquiry,
  },
}
