import type { EndpointCode } from '#web/broker/contract/table.ts'

/** A valid request body per endpoint; the e-mail address is unassigned. */
export function exampleBodies(now: Date, email: string): Readonly<Record<EndpointCode, object>> {
  const from = now.toISOString().slice(0, 10)
  const to = new Date(now.getTime() + 6 * 86_400_000).toISOString().slice(0, 10)
  const goods = { goods: 'EURUSD,XAUUSD,NAS100' }
  const enquiry = { firstName: 'Contract', lastName: 'Check', email, country: '', phone: '', website: '' }
  const password = 'contract1'
  const encoded = Buffer.from(password).toString('base64')
  return {
    QF1001: goods,
    QF1002: goods,
    QF1003: {
      name: 'EURUSD',
      interval: '1d',
      from: new Date(now.getTime() - 30 * 86_400_000).toISOString(),
    },
    W102: { from, to },
    W103: {},
    W104: {},
    W105: {},
    W106: { series: 'us-payrolls' },
    W206: { email },
    W203: { email, firstName: 'Contract', lastName: 'Check', country: 'CY' },
    W202: { email, pin: '000000', password, reenterPassword: password },
    W201: { email, password, isSave: 0 },
    W204: { email },
    W205: { email, pin: '000000', password: encoded, reenterPassword: encoded },
    W207: { email, purpose: 'register' },
    W605: {},
    W606: { ...enquiry, id: 1 },
    W607: enquiry,
  }
}
