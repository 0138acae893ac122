/** A refusal with the body that Sanity's clients parse (lake contract 7). */
export class HttpError extends Error {
  override name = 'HttpError'
  readonly status: number
  readonly body: Record<string, unknown>
  /** Further response headers, such as `retry-after`. */
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

/** A temporary refusal with `Retry-After`. */
function later(status: number, error: string, message: string, seconds: number): HttpError {
  const { body } = apiError(status, error, message)
  return new HttpError(status, body, message, { 'retry-after': String(seconds) })
}

export const tooMany = (message: string, seconds: number) => later(429, 'Too Many Requests', message, seconds)
/** All clients together exceed a limit. */
export const busy = (message: string, seconds: number) => later(503, 'Service Unavailable', message, seconds)
export const overloaded = () =>
  later(503, 'Service Unavailable', 'Too many requests are waiting for an answer; try again', 1)
/** A bounded queue is full. */
export const overloadedBy = (message: string) => later(503, 'Service Unavailable', message, 2)
/** The lake is shutting down; a retry reaches its successor. */
export const stopping = () => later(503, 'Service Unavailable', 'The lake is stopping; try again', 1)

/** 401 that makes the Studio sign its user out: the token is unknown. */
export const sessionNotFound = () =>
  apiError(401, 'Unauthorized', 'Session not found', { errorCode: 'SIO-401-ANF' })

/** 401 that makes the Studio sign its user out: the session has run out. */
export const sessionExpired = () =>
  apiError(401, 'Unauthorized', 'Session has expired', { errorCode: 'SIO-401-AEX' })

/** 401 that does not sign the user out: the request needs a token. */
export const unauthorized = (message: string) => apiError(401, 'Unauthorized', message)

export const datasetNotFound = (name: string, projectId: string) =>
  apiError(404, 'Dataset not found', `Dataset "${name}" not found for project ID "${projectId}"`)

export const projectNotFound = (id: string) =>
  apiError(404, 'Not Found', `Project "${id}" not found`, { errorCode: 'SIO-404-PNF' })

/** A query that cannot be parsed; `start` and `end` are character offsets into `query`. */
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

/** A query that was parsed but could not be completed, such as one that timed out. */
export function queryEvaluationError(status: number, query: string, description: string): HttpError {
  return new HttpError(status, { error: { type: 'queryEvaluationError', description, query } }, description)
}

/** One reason why a write was refused; `index` is the position of the mutation or action at fault. */
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

/** Refusal because the transaction id was already used. */
export function transactionExists(id: string): HttpError {
  const description = `Transaction ID "${id}" has been used before`
  return new HttpError(409, { error: { type: 'transactionAlreadyExistsError', description } }, description)
}
