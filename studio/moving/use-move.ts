import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { refusalOf } from '#studio/publishing/refusal.ts'
import { apiVersion } from '#studio/structure/lists.ts'
import { type MoveTold, moveSchema } from './plan-moving.ts'

/** What an editor chooses. */
export interface Choices {
  redirect: boolean
  carry: boolean
}

/** What the move of a page would do, and the act itself; `move` rejects with the lake's refusal. */
export function useMove(publishedId: string, revision: string | undefined) {
  const client = useClient({ apiVersion })
  const dataset = client.config().dataset ?? ''
  const [told, setTold] = useState<MoveTold>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isOver = false
    client
      .request<unknown>({ url: `/data/moves/${dataset}/${publishedId}` })
      .then((answer) => moveSchema.parse(answer))
      .then(
        (answer) => !isOver && setTold(answer),
        (error: unknown) => !isOver && setFailure(refusalOf(error)),
      )
    return () => {
      isOver = true
    }
  }, [client, dataset, publishedId])
  const move = useCallback(
    async (choices: Choices): Promise<void> => {
      const action = {
        actionType: 'lake.action.page.move',
        publishedId,
        ...choices,
        ...(revision !== undefined && { ifDraftRevisionId: revision }),
      }
      await client.request<unknown>({
        url: `/data/actions/${dataset}`,
        method: 'POST',
        body: { actions: [action] },
      })
    },
    [client, dataset, publishedId, revision],
  )
  return { told, failure, move }
}
