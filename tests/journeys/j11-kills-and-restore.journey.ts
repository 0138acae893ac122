import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeBackup, restoreBackup } from '#tests/support/backup.ts'
import { runProgram } from '#tests/support/process.ts'
import { expect, productAt, test } from '#tests/support/product/journey.ts'
import { type ProgramName, type RunningProduct, startProduct } from '#tests/support/product/product.ts'
import { visiting } from '#tests/support/product/visiting.ts'
import { personAt } from '#tests/support/studio/person.ts'
import { openForm, publish, write } from '#tests/support/studio/studio.ts'

/** An operator’s bad day: each program is killed while people work, and the machine is lost. Its product is its own. */

const page = { id: 'page-en-about-intro', place: 'pages;en;all;page-en-about-intro', path: '/about/intro' }

/** The line of a record without faults, with how much was read. */
const verified =
  /^Verified: (\d+) log entries, \d+ assets, (\d+) pages as served, \d+ checkpoints, no faults\.$/m

const killed: readonly ProgramName[] = ['lake', 'site', 'sandbox']

test('programs are killed while a marketer publishes, and the machine is lost: nothing acknowledged is, and no page fails', async ({
  browser,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'halyard-operator-'))
  let running: RunningProduct = await startProduct()
  try {
    const product = productAt(running.place)
    const marketer = await personAt(browser, product.lake, 'marketer')
    await openForm(marketer, product.lake, page.place)
    const visitors = visiting(product, ['/', '/de', page.path, '/trading/forex/eurusd'])

    let acknowledged = ''
    for (const program of killed) {
      const pid = product.pidOf(program)
      if (pid === undefined) throw new Error(`${program} does not run`)
      acknowledged = `Published while the ${program} was killed`
      await write(marketer, 'title', acknowledged)
      process.kill(pid, 'SIGKILL')
      await publish(marketer)
      await expect.poll(() => product.pidOf(program), { timeout: 60_000 }).not.toBe(pid)
      await expect.poll(() => visitors.answered(), { timeout: 60_000 }).toBe(true)
      await expect.poll(() => product.site.text(page.path), { timeout: 60_000 }).toContain(acknowledged)
    }
    expect(await visitors.end()).toEqual([])

    const backup = join(folder, 'backup')
    expect((await makeBackup(running.place.folder, backup)).output).toContain('Backup of')
    await marketer.close()
    await running.stop()

    const empty = join(folder, 'data')
    expect((await restoreBackup(backup, empty)).output).toContain('All hashes are right.')
    running = await startProduct({ folder: empty })
    const restored = productAt(running.place)
    expect(await restored.site.text(page.path)).toContain(acknowledged)

    // What `npm run lake -- verify` runs, on the restored machine beside its running lake.
    const { code, output } = await runProgram(['scripts/run.mjs', 'lake/cli.ts', 'verify'], {
      DATA_DIR: empty,
    })
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(verified) })
    const [, entries, pages] = verified.exec(output) ?? []
    expect([Number(entries) > killed.length, Number(pages) > 0]).toEqual([true, true])
  } finally {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
