/** The broker's answer to every call (requirements D1): 1 is success, anything else carries code and message. */
export interface Envelope {
  res: number
  code: number
  msg: string
  dt: unknown
}

export const success = (dt: unknown): Envelope => ({ res: 1, code: 0, msg: '', dt })

/** A refusal; where it has a status, the code is the status. */
export const failure = (code: number, msg: string): Envelope => ({ res: 0, code, msg, dt: {} })

/** Codes of refusals that come with status 200: the call was understood, the broker says no. */
export const refusals = { noSuchInstrument: 1001 } as const
