#!/usr/bin/env node
/**
 * Verifies an evidence pack that lies unpacked beside this file. It needs Node 20 or newer and nothing else, and asks no
 * network: node verify.mjs [--key <name>+<hash>+<key>]
 *
 * It says what is whole and what is not, and ends with 0 or 1. Without --key the pack is held against the key it brings
 * itself, which must be compared with the one that the firm has published.
 */
import { createHash, createPublicKey, verify as verifySignature } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'

const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
const folder = resolve(positionals[0] ?? dirname(fileURLToPath(import.meta.url)))

const faults = []
/** Notes what is wrong, and goes on: one fault must not hide another. */
const fail = (text) => faults.push(text)
const check = (isTrue, text) => {
  if (!isTrue) fail(text)
  return isTrue
}
const good = []

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
const at = (path) => join(folder, ...path.split('/'))
const read = (path) => readFileSync(at(path))
const json = (path) => JSON.parse(read(path).toString('utf8'))

// --- Every file is the one that is listed.

const namesIn = (path) =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? namesIn(join(path, entry.name)) : [join(path, entry.name)],
  )

const verifyFiles = () => {
  const { resources } = json('datapackage.json')
  const listed = new Set(['datapackage.json', 'datapackage-digest.json'])
  for (const { path, hash, bytes } of resources) {
    listed.add(path)
    if (!existsSync(at(path))) fail(`${path} is missing`)
    else {
      const content = read(path)
      check(
        hash === `sha256:${sha256(content)}` && bytes === content.length,
        `${path} is not the file that was packed`,
      )
    }
  }
  for (const path of namesIn(folder).map((one) => relative(folder, one).split(sep).join('/')))
    check(listed.has(path), `${path} is not part of the pack`)
  good.push(`${resources.length} files are those that datapackage.json lists`)
}

// --- The list is signed (WACZ Signing and Verification 0.1.0, anonymous signature).

const verifyDigest = () => {
  const list = read('datapackage.json')
  const { created, software } = JSON.parse(list.toString('utf8'))
  const digest = json('datapackage-digest.json')
  const { signature, publicKey, version } = digest.signedData ?? {}
  const hash = `sha256:${sha256(list)}`
  // Written anew from what is signed, so that no letter of it is beside the signature.
  const whole = {
    path: 'datapackage.json',
    hash,
    signedData: { hash, created, software, version, signature, publicKey },
  }
  check(
    read('datapackage-digest.json').toString('utf8') === `${JSON.stringify(whole, null, 2)}\n` &&
      version === '0.1.0',
    'datapackage-digest.json is not of this datapackage.json',
  )
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const bytes = Buffer.from(signature, 'base64')
  const isSigned =
    bytes.toString('base64') === signature &&
    verifySignature('sha256', Buffer.from(hash), { key, dsaEncoding: 'ieee-p1363' }, bytes)
  if (check(isSigned, 'datapackage-digest.json: the signature is not of this list'))
    good.push('the list is signed by the key of this pack')
  return publicKey
}

// --- Signed notes and checkpoints (C2SP signed-note, tlog-checkpoint).

const mark = '\u2014 '

const readKey = (text) => {
  const [, name, id, base64] = /^([^\s+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]{44})$/.exec(text.trim()) ?? []
  if (name === undefined) throw new Error(`${text} is no verifier key: it has the form <name>+<hash>+<key>`)
  const bytes = Buffer.from(base64, 'base64')
  const own = sha256(Buffer.concat([Buffer.from(`${name}\n`), bytes])).slice(0, 8)
  if (own !== id || bytes[0] !== 1) throw new Error(`the hash in ${text} is not of its name and its bytes`)
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), bytes.subarray(1)])
  return { name, id, publicKey: createPublicKey({ key: der, format: 'der', type: 'spki' }) }
}

/** The text of a note that a key signed; nothing for another. */
const openNote = (note, { name, id, publicKey }) => {
  const end = note.lastIndexOf('\n\n')
  const text = note.slice(0, end + 1)
  const isSigned = note
    .slice(end + 2, -1)
    .split('\n')
    .some((line) => {
      const [signer, base64 = ''] = line.slice(mark.length).split(' ')
      const bytes = Buffer.from(base64, 'base64')
      return (
        line === `${mark}${signer} ${bytes.toString('base64')}` &&
        signer === name &&
        bytes.subarray(0, 4).toString('hex') === id &&
        verifySignature(null, Buffer.from(text), publicKey, bytes.subarray(4))
      )
    })
  return isSigned && note.endsWith('\n') ? text : undefined
}

// --- The tree (RFC 9162, 2.1).

const digest = (...parts) => createHash('sha256').update(Buffer.concat(parts)).digest()
const leafHash = (entry) => digest(Buffer.from([0]), entry)
const nodeHash = (left, right) => digest(Buffer.from([1]), left, right)

const rootFrom = (leaf, index, size, proof) => {
  let [node, last, root] = [index, size - 1, leaf]
  for (const hash of proof) {
    if (last === 0) return undefined
    if (node % 2 === 1 || node === last) {
      root = nodeHash(hash, root)
      while (node % 2 === 0 && node !== 0) {
        node = Math.floor(node / 2)
        last = Math.floor(last / 2)
      }
    } else root = nodeHash(root, hash)
    node = Math.floor(node / 2)
    last = Math.floor(last / 2)
  }
  return last === 0 ? root : undefined
}

/** Every entry that is proven, by chain and index. */
const verifyProofs = (trusted) => {
  const proven = new Map()
  for (const chain of json('record/proofs.json').chains) {
    const key = readKey(chain.key)
    check(key.name.endsWith(`/record/${chain.name}`), `the key of ${chain.name} has another name`)
    const isTrusted = trusted === undefined || key.publicKey.equals(trusted)
    check(isTrusted, `${chain.name} is signed by another key than the one that was given`)
    const roots = new Map()
    for (const { file, size } of chain.checkpoints) {
      const text = openNote(read(file).toString('utf8'), key)
      const [origin, count, root] = text?.split('\n') ?? []
      if (
        check(
          origin === key.name && Number(count) === size,
          `${file} is not signed by the key of ${chain.name}`,
        )
      )
        roots.set(file, Buffer.from(root, 'base64'))
    }
    check(chain.checkpoints.length > 0, `${chain.name} has no checkpoint`)
    for (const { index, entry, proofs } of chain.entries) {
      const leaf = leafHash(Buffer.from(entry))
      const isIn = chain.checkpoints.every(({ file, size }) => {
        const path = (proofs[file] ?? []).map((one) => Buffer.from(one, 'base64'))
        const root = index < size ? rootFrom(leaf, index, size, path) : undefined
        return root !== undefined && roots.get(file)?.equals(root) === true
      })
      if (check(isIn, `${chain.name} ${index + 1}: the entry is not in the tree that was signed`))
        proven.set(`${chain.name} ${index}`, JSON.parse(entry))
    }
    good.push(
      `${chain.entries.length} entries of ${chain.name} are in the tree of ${chain.checkpoints.map(({ size }) => size).join(' and ')} entries`,
    )
  }
  return proven
}

// --- The web archive.

const archived = () => {
  const bytes = gunzipSync(read('archive/data.warc.gz'))
  const records = []
  let from = 0
  while (from < bytes.length) {
    const end = bytes.indexOf('\r\n\r\n', from)
    const headers = new Map(
      bytes
        .toString('utf8', from, end)
        .split('\r\n')
        .slice(1)
        .map((line) => {
          const colon = line.indexOf(':')
          return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
        }),
    )
    const length = Number(headers.get('content-length'))
    records.push({ headers, block: bytes.subarray(end + 4, end + 4 + length) })
    from = end + 4 + length + 4
  }
  return records
}

const httpParts = (block) => {
  const end = block.indexOf('\r\n\r\n')
  const [first, ...lines] = block.toString('latin1', 0, end).split('\r\n')
  const headers = Object.fromEntries(
    lines
      .filter((line) => line !== '')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )
  return { status: Number(first.split(' ')[1]), headers, body: block.subarray(end + 4) }
}

// --- The pages, their files, and what they were made of.

const instant = (text) => Date.parse(text)

const verifyPages = (proven) => {
  const told = json('record/versions.json')
  const records = archived()
  const chain = `_served.${told.dataset}`
  for (const [place, version] of told.versions.entries()) {
    const where = `version ${place + 1} of ${told.address}`
    const entry = proven.get(`${chain} ${version.entry - 1}`)
    if (!check(entry !== undefined, `${where}: its entry is not proven`)) continue
    const isSaid =
      entry.kind === 'page' &&
      entry.address === told.address &&
      entry.sha256 === version.sha256 &&
      entry.status === version.status &&
      entry.build === version.build &&
      entry.sequence === version.position
    check(isSaid, `${where}: the entry says something else`)
    check(instant(version.from) <= instant(entry.from), `${where}: it was first served later than is said`)
    check(sha256(version.headers) === entry.headersSha256, `${where}: its headers are not those on record`)
    const record = records.find(
      ({ headers }) =>
        headers.get('warc-type') === 'response' &&
        headers.get('warc-target-uri') === version.url &&
        headers.get('warc-date') === version.from,
    )
    if (!check(record !== undefined, `${where}: it is not in the archive`)) continue
    const { status, headers, body } = httpParts(record.block)
    check(sha256(body) === entry.sha256, `${where}: its bytes are not those on record`)
    check(
      status === entry.status && isDeepStrictEqual(headers, JSON.parse(version.headers)),
      `${where}: the archive has another status or other headers`,
    )
  }
  good.push(`${told.versions.length} pages of ${told.address} are to the byte those that were served`)

  const lists = new Map()
  for (const { build, entry, file } of told.builds) {
    const attested = proven.get(`${chain} ${entry - 1}`)
    const text = read(file).toString('utf8')
    const isWhole = attested?.kind === 'build' && attested.build === build && sha256(text) === attested.sha256
    if (check(isWhole, `${file}: the list of files is not the one on record`))
      for (const one of JSON.parse(text))
        lists.set(one.address, new Set([...(lists.get(one.address) ?? []), one.sha256]))
  }
  const papers = new Map()
  for (const { address, kind, sha256: hash, site, url } of told.files) {
    const record = records.find(
      ({ headers, block }) => headers.get('warc-target-uri') === url && sha256(block) === hash,
    )
    check(record !== undefined, `${address}: it is not in the archive`)
    if (kind === 'build')
      check(lists.get(address)?.has(hash), `${address}: it is not a file of the build on record`)
    if (kind === 'paper') papers.set(address, hash)
    if (site !== null) check(sha256(read(site)) === hash, `${site} is not what was served`)
  }
  check(sha256(read(told.site)) === told.versions[0].sha256, `${told.site} is not what was served`)
  good.push(`${told.files.length} files beside them are those on record`)
}

const verifyDocuments = (proven) => {
  const { dataset, documents, payloads } = json('record/documents.json')
  const bodies = new Map()
  let withheld = 0
  for (const { sequence, file } of payloads) {
    const entry = proven.get(`${dataset} ${sequence - 1}`)
    if (!check(entry !== undefined, `log ${sequence}: its entry is not proven`)) continue
    if (file === null) {
      withheld += 1
      continue
    }
    const text = read(file).toString('utf8')
    if (check(sha256(text) === entry.payloadHash, `${file} is not what was written`))
      bodies.set(sequence, { entry, documents: JSON.parse(text).documents })
  }
  for (const { id, written, said, content } of documents) {
    const found = bodies.get(written.sequence)
    const entry = proven.get(`${dataset} ${written.sequence - 1}`)
    const isIts =
      entry?.txId === written.revision && entry.author === written.author.id && entry.time === written.time
    check(isIts, `${id}: its revision is not the one in the log`)
    if (found)
      check(isDeepStrictEqual(found.documents[id], content), `${id}: its content is not the one in the log`)
    for (const { kind, by, sequence } of said) {
      const spoken = bodies.get(sequence)
      if (!spoken) continue
      const isThere = Object.values(spoken.documents).some(
        (one) =>
          one?.person?.id === by.id &&
          one.person.name === by.name &&
          (kind === 'seed'
            ? one.documents?.some(({ publishedId }) => publishedId === id)
            : one.kind === kind && one.subject?.publishedId === id),
      )
      check(isThere, `${id}: entry ${sequence} does not say that ${by.name} said “${kind}”`)
    }
  }
  const rest = withheld === 0 ? '' : `; ${withheld} payloads are not in the pack (see record/documents.json)`
  good.push(`${documents.length} documents and what was said of them are those in the log${rest}`)
}

const attempt = (what, work) => {
  try {
    return work()
  } catch (error) {
    fail(`${what}: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

const trusted = values.key === undefined ? undefined : attempt('--key', () => readKey(values.key).publicKey)
attempt('the files', verifyFiles)
const packKey = attempt('the signature', verifyDigest)
const proven = attempt('the record', () => verifyProofs(trusted)) ?? new Map()
attempt('the key of the pack', () => {
  const { chains } = json('record/proofs.json')
  const [first] = chains
  const text = openNote(read('record/pack-key.note').toString('utf8'), readKey(first.key))
  const expected = `${readKey(first.key).name}\nevidence pack\n${packKey}\n`
  if (check(text === expected, 'record/pack-key.note: the key of the lake did not sign the key of this pack'))
    good.push('the key of this pack is signed by the key of the lake')
})
attempt('the pages', () => verifyPages(proven))
attempt('the documents', () => verifyDocuments(proven))

for (const line of good) if (faults.length === 0) console.log(`ok: ${line}`)
for (const line of faults) console.error(`FAULT: ${line}`)
if (faults.length === 0 && values.key === undefined) {
  console.log(
    '\nThe pack was held against the key it brings itself. Compare it with the one that the firm has published:',
  )
  for (const { key } of json('record/proofs.json').chains) console.log(`  ${key}`)
}
console.log(faults.length === 0 ? '\nWhole.' : `\nNot whole: ${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
