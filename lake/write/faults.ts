import { type HttpError, type WriteFault, writeError } from '#lake/http/errors.ts'

type Kind = 'mutationError' | 'actionError'

const headings: Record<Kind, string> = {
  mutationError: 'The mutation(s) failed',
  actionError: 'The action(s) failed',
}

/** A reason to refuse the whole transaction, thrown while it is planned. */
export class WriteRefusal extends Error {
  override name = 'WriteRefusal'
  readonly status: number
  readonly faults: readonly WriteFault[]
  constructor(status: number, faults: readonly WriteFault[]) {
    super(faults[0]?.description ?? 'refused')
    this.status = status
    this.faults = faults
  }

  /** The client's answer, worded for the kind of request. */
  toHttp(kind: Kind): HttpError {
    const [first] = this.faults
    const heading = this.faults.length === 1 && first !== undefined ? first.description : headings[kind]
    const prefix = first?.type === 'documentRevisionIDDoesNotMatchError' && kind === 'mutationError'
    return writeError(kind, this.status, prefix ? `Mutation failed: ${heading}` : heading, this.faults)
  }
}

const refusal = (status: number, fault: WriteFault) => new WriteRefusal(status, [fault])

export const documentExists = (id: string, index: number) =>
  refusal(409, {
    type: 'documentAlreadyExistsError',
    description: `Document by ID "${id}" already exists`,
    id,
    index,
  })

export const documentNotFound = (id: string, index: number) =>
  refusal(409, {
    type: 'documentNotFoundError',
    description: `The document with the ID "${id}" was not found`,
    id,
    index,
  })

export const revisionMismatch = (id: string, current: string, expected: string, index: number) =>
  refusal(409, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID ("${current}"), expected "${expected}"`,
    currentRevisionID: current,
    expectedRevisionID: expected,
    index,
  })

export const invalid = (description: string, index: number, more: Record<string, unknown> = {}) =>
  refusal(400, { type: 'validationError', description, ...more, index })

export const insufficientPermissions = (permission: string, id: string, description: string, index: number) =>
  refusal(403, {
    type: 'insufficientPermissionsError',
    description,
    permission,
    id,
    index,
  })
