import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openApiDocument } from '#web/broker/openapi/document.ts'
import { tryBroker } from './try-broker.ts'

const help = `Compares a broker with the contract of web/broker, endpoint by endpoint.

npm run broker:contract -- --url https://broker.example      questions that change nothing
                            --writes                         also those that make accounts and enquiries
npm run broker:contract -- --openapi FILE                    writes the contract as an OpenAPI document

Exit code 1 when something differs.`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    writes: { type: 'boolean', default: false },
    openapi: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.openapi !== undefined) {
  await writeFile(values.openapi, `${JSON.stringify(openApiDocument(), null, 2)}\n`)
  console.log(`The contract is in ${values.openapi}.`)
} else if (values.url === undefined || !URL.canParse(values.url)) {
  console.log(help)
  process.exitCode = values.help ? 0 : 2
} else {
  const findings = await tryBroker(values.url.replace(/\/$/, ''), values.writes)
  for (const { code, outcome, details } of findings) {
    console.log([code.padEnd(8), outcome.padEnd(10), details.join('; ')].join(' ').trimEnd())
  }
  const differing = findings.filter(({ outcome }) => outcome === 'differs').length
  console.log(differing === 0 ? 'Nothing differs from the contract.' : `${differing} endpoints differ.`)
  process.exitCode = differing === 0 ? 0 : 1
}
