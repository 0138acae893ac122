import { useToast } from '@sanity/ui/toast'
import { useEffect } from 'react'
import { definePlugin, type LayoutProps } from 'sanity'
import { onRefusedComment } from './refusals.ts'
import { inWords } from '#schemas/words/say.ts'

const shownMs = 20_000

function Layout(props: LayoutProps) {
  const { push } = useToast()
  useEffect(
    () =>
      onRefusedComment((sentence) =>
        push({
          id: 'refused-comment',
          status: 'error',
          title: inWords(sentence),
          duration: shownMs,
          closable: true,
        }),
      ),
    [push],
  )
  return props.renderDefault(props)
}

/** Says why a comment or a task was not taken. */
export const commentRefusals = definePlugin({
  name: 'comment-refusals',
  studio: { components: { layout: Layout } },
})
