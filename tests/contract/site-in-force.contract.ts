import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { appendEntry } from '#tests/support/lake/append-entry.ts'
import { homesWithout, publishFigure } from '#tests/support/site/figures.ts'
import { openTestLake } from '#tests/support/lake/open-test-lake.ts'
import { startSiteOn, type TestSite } from '#tests/support/site/site.ts'

const healthSchema = z.object({ parts: z.object({ approvals: z.string() }), reasons: z.array(z.string()) })

describe('a figure that nobody agreed to', () => {
  let site: TestSite
  beforeAll(async () => {
    site = await startSiteOn(openTestLake)
    await publishFigure(site, 71.25)
  }, 600_000)
  afterAll(() => site?.stop())

  /** Publishes a title and waits until the site shows it: whatever it shows then was read after that. */
  const readAnew = async (title: string) => {
    const query = '*[_type == "page" && path == "/" && language == "en"][0]._id'
    const home = z.string().parse(await site.client.fetch(query))
    await site.client.patch(home).set({ 'metadata.title': title }).commit()
    await expect.poll(() => site.text('/'), { timeout: 20_000 }).toContain(title)
  }

  const alarm = async () => {
    const token = site.client.config().token ?? ''
    const health = await fetch(`${site.lake.url}/healthz`, { headers: { authorization: `Bearer ${token}` } })
    return healthSchema.parse(await health.json())
  }

  it('is shown to nobody when it was put into the database by hand', async () => {
    await site.lake.close()
    const db = new DatabaseSync(join(site.lake.dataDir, 'lake', 'lake.sqlite'))
    db.exec(`UPDATE document SET body = json_set(body, '$.lossPercentage', 3) WHERE id = 'riskWarning'`)
    db.close()
    await site.lake.start()
    expect(await site.client.fetch('*[_id == "riskWarning"][0].lossPercentage')).toBe(3)
    await readAnew('A home read anew')
    expect(await homesWithout(site, 71.25)).toEqual([])
    expect(await alarm()).toEqual({
      parts: { approvals: 'alarm' },
      reasons: [expect.stringContaining('is not what its log holds')],
    })
  })

  it('is shown to nobody when a lake that asks nobody published it', async () => {
    const warning = z
      .looseObject({ _type: z.string() })
      .parse(await site.client.fetch('*[_id == "riskWarning"][0]'))
    await site.lake.close()
    appendEntry(site.lake, { author: 'm1', documents: { riskWarning: { ...warning, lossPercentage: 4 } } })
    await site.lake.start()
    await readAnew('A home read once more')
    expect(await homesWithout(site, 71.25)).toEqual([])
    expect((await alarm()).reasons).toEqual([
      expect.stringContaining('without what its policy asks: 2 signatures, 1 of compliance'),
    ])
  })

  it('is shown once two people agreed to it', async () => {
    await publishFigure(site, 66)
    expect(await homesWithout(site, 66)).toEqual([])
    expect(await alarm()).toEqual({ parts: { approvals: 'ok' }, reasons: [] })
  })
})
