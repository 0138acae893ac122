import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { openApiDocument } from '#web/broker/openapi/document.ts'
import { type Finding, tryBroker } from './try-broker.ts'

const help = `Compares a broker with the contract of web/broker, endpoint by endpoint.

npm run broker:contract -- --url https://broker.example      questions that change nothing
                            --writes                         also those that make accounts and enquiries
                            --email E --password P           logs in with an account of yours; shows the session
npm run broker:contract -- --openapi FILE                    writes the contract as an OpenAPI document

A refusal has the right form, but what a success would bring was not seen: W202 and W205 can only be refused, as no
one reads the mail with their pin (see docs/broker-contract.md).

Exit code 1 when something differs.`

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    writes: { type: 'boolean', default: false },
    email: { type: 'string' },
    password: { type: 'string' },
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
  const { email, password } = values
  const account = email !== undefined && password !== undefined ? { email, password } : null
  const findings = await tryBroker(values.url.replace(/\/$/, ''), values.writes, account)
  for (const { code, outcome, details } of findings) {
    console.log([code.padEnd(8), outcome.padEnd(10), details.join('; ')].join(' ').trimEnd())
  }
  const number = (outcome: Finding['outcome']) => findings.filter((one) => one.outcome === outcome).length
  console.log(
    `${number('agrees')} agree, ${number('differs')} differ, ${number('refuses')} refuse (what a success brings was not seen), ${number('absent')} optional absent, ${number('not asked')} not asked.`,
  )
  process.exitCode = number('differs') === 0 ? 0 : 1
}
