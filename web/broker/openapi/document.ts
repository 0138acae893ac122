import { z } from 'zod'
import type { BrokerEndpoint } from '#web/broker/contract/endpoint.ts'
import { endpointCodes, endpoints } from '#web/broker/contract/table.ts'

type JsonSchema = Record<string, unknown>

/** The input schema of a field; what our parser makes of it does not concern the broker. */
const schemaOf = (schema: z.ZodType): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const deviceHeaders = ['Language', 'IMEI', 'Version', 'Channel', 'Platform', 'Device', 'System'] as const

const envelope = (dt: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['res', 'dt'],
  properties: {
    res: { type: 'integer', description: '1 is success; anything else carries code and msg.' },
    code: { type: 'integer', default: 0 },
    msg: { type: 'string', default: '', description: 'In the language of the header Language.' },
    dt,
  },
})

const operation = (
  code: string,
  { purpose, body, data, shape, logsIn, isOptional }: BrokerEndpoint,
): JsonSchema => ({
  operationId: code,
  summary: purpose,
  'x-shape': shape,
  ...(isOptional ? { 'x-optional': true } : {}),
  parameters: [
    ...deviceHeaders.map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
    { name: 'Authorization', in: 'header', schema: { type: 'string' }, description: 'The session token.' },
  ],
  requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } },
  responses: {
    200: {
      description: 'The envelope, also for a refusal.',
      content: { 'application/json': { schema: envelope(schemaOf(data)) } },
      ...(logsIn
        ? { headers: { authorization: { required: true, schema: { type: 'string' }, description: 'Token' } } }
        : {}),
    },
    default: { description: 'Any other status becomes the failure envelope on the site (requirements H1).' },
  },
})

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(): JsonSchema {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Broker API as the public site calls it',
      version: '1.0.0',
      description:
        'Shapes marked proposed are ours where the specification is silent; further fields are ignored. Prices are decimal strings; numbers are accepted.',
    },
    paths: Object.fromEntries(
      endpointCodes.map((code) => [endpoints[code].path, { post: operation(code, endpoints[code]) }]),
    ),
  }
}
