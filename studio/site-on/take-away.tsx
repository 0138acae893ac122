import { Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type ServedPage, useRecord } from './record-client.ts'
import { useWords } from './use-words.ts'

/** A name for a file about a page: `de-fees-2026-03-03T10-00-00.html`. */
const fileName = (address: string, from: string, ending: string): string =>
  `${address.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'}-${from.slice(0, 19).replaceAll(':', '-')}.${ending}`

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

type Making = { state: 'none' | 'making' | 'made' } | { state: 'failed'; reason: string }

/** What somebody takes away of a page: its file to the byte, and the pack that proves it to others. */
export function TakeAway({ address, page }: { address: string; page: ServedPage }) {
  const say = useWords()
  const record = useRecord()
  const [making, setMaking] = useState<Making>({ state: 'none' })
  const { from, bytes } = page
  const make = async () => {
    setMaking({ state: 'making' })
    try {
      save(fileName(address, from, 'wacz'), await record.pack(address, from))
      setMaking({ state: 'made' })
    } catch (error) {
      setMaking({ state: 'failed', reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <Stack gap={3}>
      <Flex gap={2} wrap="wrap">
        <Button
          mode="ghost"
          text={say('save')}
          onClick={() => save(fileName(address, from, 'html'), new Blob([bytes], { type: 'text/html' }))}
        />
        <Button
          mode="ghost"
          text={say('pack')}
          disabled={making.state === 'making'}
          onClick={() => void make()}
        />
      </Flex>
      <Text size={1} muted={making.state !== 'failed'} aria-live="polite" data-testid="pack">
        {making.state === 'none' && say('pack.note')}
        {making.state === 'making' && say('pack.making')}
        {making.state === 'made' && say('pack.made')}
        {making.state === 'failed' && say('pack.failed', { reason: making.reason })}
      </Text>
    </Stack>
  )
}
