import { createServer } from 'node:net'
import { PlainError } from '#scripts/lib/say.mjs'
import type { SettingName } from '#settings/table.ts'

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })

/** The port of an address, by default that of its protocol. */
export const portOf = (address: string): number => {
  const url = new URL(address)
  return Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
}

/**
 * Checks that every program's port is free, on both loopback families, before anything starts.
 * @throws PlainError naming the port, the variable that sets it and a free one
 */
export async function checkPorts(addresses: Partial<Record<SettingName, string>>): Promise<void> {
  for (const [name, address] of Object.entries(addresses)) {
    const port = portOf(address)
    // Sequentially: concurrent probes of one port would block each other.
    const free = (await isFree(port, '127.0.0.1')) && (await isFree(port, '::1'))
    if (!free) {
      throw new PlainError(
        `Port ${port} is in use. Stop the program that holds it, or set another address in .env, for example ${name}=${address.replace(String(port), String(port + 10))}`,
      )
    }
  }
}
