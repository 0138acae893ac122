import { z } from 'zod'
import { approvalsOf, type Signer } from './approvals.ts'
import { startTestLake } from './lake.ts'

export const figureId = 'riskWarning'

export const warning = (lossPercentage: number) => ({ _type: figureId, lossPercentage })

/** A lake whose loss percentage is in force by the act "seed", and the people who change it from then on. */
export async function startAgreedFigure(figure: number) {
  const lake = await startTestLake()
  const people = approvalsOf(lake)
  await lake.client().create({ _id: figureId, ...warning(figure) })
  await lake.client().create({ _id: 'contact', _type: 'contact', email: 'desk@example.com' })
  await people.act('admin', { actionType: 'lake.action.approval.seed', reason: 'To begin with.' })
  const raw = lake.client({ perspective: 'raw' })
  return {
    lake,
    people,
    raw,
    published: () => raw.getDocument(figureId),
    /** Writes a figure into the draft. */
    async draft(person: Signer, lossPercentage: number): Promise<void> {
      const response = await people.mutate(person, {
        createOrReplace: { _id: `drafts.${figureId}`, ...warning(lossPercentage) },
      })
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
    },
    /** Puts a figure into a new release. */
    async release(name: string, lossPercentage: number): Promise<void> {
      await people.act(
        'compliance-1',
        { actionType: 'sanity.action.release.create', releaseId: name, metadata: { title: name } },
        {
          actionType: 'sanity.action.document.version.create',
          publishedId: figureId,
          document: { ...warning(lossPercentage), _id: `versions.${name}.${figureId}` },
        },
      )
    },
    /** How many acts were refused and put on record. */
    attempts: async () => z.number().parse(await raw.fetch('count(*[_type == "approval.attempt"])')),
  }
}
