import { Writable } from 'node:stream'
import { createInterface } from 'node:readline/promises'
import { leastPassword } from '#lake/access/people/plan-person.ts'
import { CommandFailure } from './failure.ts'

const ask = async (question: string): Promise<string> => {
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true })
  const answer = await lines.question('')
  lines.close()
  process.stderr.write('\n')
  return answer
}

const piped = async (): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/\r?\n$/, '')
}

/**
 * A new password, typed without echo or piped in; never an argument, which other users of the machine and the
 * shell's history would see.
 * @throws {CommandFailure} for one that is too short
 */
export const readPassword = async (): Promise<string> => {
  const password = process.stdin.isTTY ? await ask('Password: ') : await piped()
  if (password.length < leastPassword)
    throw new CommandFailure(`A password needs at least ${leastPassword} characters.`)
  if (process.stdin.isTTY && password !== (await ask('Once more: '))) {
    throw new CommandFailure('The two passwords differ. Nothing was changed.')
  }
  return password
}
