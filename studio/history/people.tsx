import { Flex } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { useListFormat, UserAvatar, useUserStore } from 'sanity'

/** The names of users in one phrase, as the language joins them; an id until its name is known. */
export function useNames(ids: readonly string[]): string {
  const store = useUserStore()
  const list = useListFormat({ style: 'long', type: 'conjunction' })
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const key = ids.join(' ')
  useEffect(() => {
    let isOver = false
    const show = (users: readonly ({ id: string; displayName?: string } | null)[]) => {
      if (isOver) return
      setNames(new Map(users.flatMap((user) => (user ? [[user.id, user.displayName ?? user.id]] : []))))
    }
    store.getUsers(key === '' ? [] : key.split(' ')).then(show, () => show([]))
    return () => {
      isOver = true
    }
  }, [store, key])
  return list.format(ids.map((id) => names.get(id) ?? id))
}

/** Their circles, whose letters differ from everybody else's. */
export const Faces = ({ ids }: { ids: readonly string[] }) => (
  <Flex gap={1} wrap="wrap" aria-hidden>
    {ids.map((id) => (
      <UserAvatar key={id} user={id} size={1} />
    ))}
  </Flex>
)
