import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const cost = { N: 2 ** 15, r: 8, p: 1 }
const keyLength = 32
const form = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/

const derive = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** A salted scrypt hash with its parameters, in one string for the database. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether the password matches the hash; takes the same time for a wrong one. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, N, r, p, salt, key] = form.exec(hash) ?? []
  if (salt === undefined || key === undefined) return false
  const expected = Buffer.from(key, 'base64url')
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  })
  return expected.length === found.length && timingSafeEqual(expected, found)
}

let decoy: Promise<string> | undefined

/** Takes the time of a check for an unknown user, so that names cannot be found by timing. */
export const verifyNobody = async (password: string): Promise<false> => {
  decoy ??= hashPassword(randomBytes(16).toString('hex'))
  await verifyPassword(password, await decoy)
  return false
}
