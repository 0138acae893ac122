import { z } from 'zod'

/** What an editor chooses to happen to those who know the old path. */
const moveChoices = {
  /** Visitors of the old path are sent to the new one, for good. */
  redirect: z.boolean(),
  /** Links to the old path lead to the new one. */
  carry: z.boolean(),
}

/** The action that publishes a page at its new path, in every language, with all that follows from it. */
export const moveActionSchema = z.object({
  actionType: z.literal('lake.action.page.move'),
  publishedId: z.string(),
  ifDraftRevisionId: z.string().optional(),
  ...moveChoices,
})

export type MoveAction = z.infer<typeof moveActionSchema>
