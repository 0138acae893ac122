/** A refusal with the body that Sanity's clients parse (lake contract 7). */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly body: Record<string, unknown>
  /** Headers that go with the answer, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>
  constructor(
    status: number,
    body: Record<string, unknown>,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The plain form `{statusCode, error, message}`. */
export function apiError(
  status: number,
  error: string,
  message: string,
  more: Record<string, unknown> = {},
): HttpError {
  return new HttpError(status, { statusCode: status, error, message, ...more }, message)
}

export const badRequest = (message: string) => apiError(400, 'Bad Request', message)
export const methodNotAllowed = (method: string, known: readonly string[]) =>
  new HttpError(
    405,
    { statusCode: 405, error: 'Method Not Allowed', message: `The method ${method} is not known here` },
    `The method ${method} is not known here`,
    { allow: known.join(', ') },
  )
export const forbidden = (message: string) => apiError(403, 'Forbidden', message)
export const gone = (message: string) => apiError(410, 'Gone', message)
export const notFound = (message: string) => apiError(404, 'Not Found', message)
export const unavailable = (message: string) => apiError(503, 'Service Unavailable', message)
export const tooLarge = (limit: number) =>
  apiError(413, 'Payload Too Large', `The body exceeds the limit of ${limit} bytes`)

export const unsupportedType = (message: string) => apiError(415, 'Unsupported Media Type', message)

export const rangeNotSatisfiable = (size: number) =>
  apiError(416, 'Range Not Satisfiable', `The file has ${size} bytes`)

/** What was asked for is there again after so many seconds. */
function later(status: number, error: string, message: string, seconds: number): HttpError {
  const { body } = apiError(status, error, message)
  return new HttpError(status, body, message, { 'retry-after': String(seconds) })
}

export const tooMany = (message: string, seconds: number) => later(429, 'Too Many Requests', message, seconds)
/** All together ask for more than can be done. */
export const busy = (message: string, seconds: number) => later(503, 'Service Unavailable', message, seconds)
export const overloaded = () =>
  later(503, 'Service Unavailable', 'Too many requests are waiting for an answer; try again', 1)
/** Work that has a queue of its own, which is full. */
export const overloadedBy = (message: string) => later(503, 'Service Unavailable', message, 2)
/** The lake is shutting down; a retry reaches its successor. */
export const stopping = () => later(503, 'Service Unavailable', 'The lake is stopping; try again', 1)

/** 401 that makes the Studio sign its user out: the token is unknown. */
export const sessionNotFound = () =>
  apiError(401, 'Unauthorized', 'Session not found', { errorCode: 'SIO-401-ANF' })

/** 401 that makes the Studio sign its user out: the session has run out. */
export const sessionExpired = () =>
  apiError(401, 'Unauthorized', 'Session has expired', { errorCode: 'SIO-401-AEX' })

/** 401 that leaves a signed-in user signed in: this needs a token. */
export const unauthorized = (message: string) => apiError(401, 'Unauthorized', message)

export const datasetNotFound = (name: string, projectId: string) =>
  apiError(404, 'Dataset not found', `Dataset "${name}" not found for project ID "${projectId}"`)

export const projectNotFound = (id: string) =>
  apiError(404, 'Not Found', `Project "${id}" not found`, { errorCode: 'SIO-404-PNF' })

/** A query the engine cannot read; `start` and `end` are character offsets into `query`. */
export function queryParseError(
  query: string,
  description: string,
  start = 0,
  end = query.length,
): HttpError {
  return new HttpError(
    400,
    { error: { type: 'queryParseError', description, query, start, end } },
    description,
  )
}

/** A query that was read but could not be finished, such as one beyond its time. */
export function queryEvaluationError(status: number, query: string, description: string): HttpError {
  return new HttpError(status, { error: { type: 'queryEvaluationError', description, query } }, description)
}

/** One reason why a write was refused; `index` is the place of the mutation or action at fault. */
export interface WriteFault {
  type: string
  description: string
  index?: number
  [detail: string]: unknown
}

/** Refusal of a whole transaction, with its reasons. */
export function writeError(
  type: 'mutationError' | 'actionError',
  status: number,
  description: string,
  faults: readonly WriteFault[],
): HttpError {
  const items = faults.map(({ index, ...error }) => ({ error, index: index ?? 0 }))
  return new HttpError(status, { error: { type, description, items } }, description)
}

/** Refusal because the transaction's id is used already. */
export function transactionExists(id: string): HttpError {
  const description = `Transaction ID "${id}" has been used before`
  return new HttpError(409, { error: { type: 'transactionAlreadyExistsError', description } }, description)
}
