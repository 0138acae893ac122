import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { addressOf, visitorHeader } from './visitor-address.ts'
import { writeVisitorAddress } from './write-visitor-address.ts'

describe('the address of a visitor', () => {
  it('is in each request of a server before it is read, over whatever came under its name', async () => {
    writeVisitorAddress(0)
    const server = createServer((asked, answer) =>
      answer.end(addressOf(new Headers({ [visitorHeader]: String(asked.headers[visitorHeader]) }))),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const ask = (localAddress: string, headers: Record<string, string>) =>
      new Promise<string>((resolve, reject) => {
        const call = request({ host: '127.0.0.1', port, localAddress, headers }, (answer) => {
          let text = ''
          answer.on('data', (part: Buffer) => (text += part.toString('utf8')))
          answer.on('end', () => resolve(text))
        })
        call.on('error', reject)
        call.end()
      })
    expect(await ask('127.0.0.2', {})).toBe('127.0.0.2')
    expect(await ask('127.0.0.3', { 'x-forwarded-for': '9.9.9.9', [visitorHeader]: '8.8.8.8' })).toBe(
      '127.0.0.3',
    )
    server.close()
  })

  it('is not known of a request that says it by itself', () => {
    for (const said of ['203.0.113.7', ' 203.0.113.7', 'undefined 203.0.113.7', ''])
      expect(addressOf(new Headers({ [visitorHeader]: said }))).toBe('unknown')
  })
})
