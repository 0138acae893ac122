import { Button, Flex } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import type { Filter } from './plan-filter.ts'
import { unprinted } from './print-style.tsx'
import { useRecordClient } from './record-client.ts'
import { useWords } from './use-words.ts'

function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}

/** All rows of the filter as a file, or what is read of them on paper. */
export function Exports({ filter }: { filter: Filter }) {
  const say = useWords()
  const toast = useToast()
  const client = useRecordClient()
  const [isBusy, setBusy] = useState(false)
  const write = (format: 'csv' | 'json') => {
    setBusy(true)
    client
      .file(filter, format)
      .then(
        (file) => {
          save(`record-${new Date().toISOString().slice(0, 10)}.${format}`, file)
          toast.push({ status: 'success', title: say('exported') })
        },
        (error: unknown) => {
          const reason = error instanceof Error ? error.message : String(error)
          toast.push({ status: 'error', title: say('exported.not', { reason }), closable: true })
        },
      )
      .finally(() => setBusy(false))
  }
  return (
    <Flex gap={2} wrap="wrap" {...unprinted}>
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          mode="ghost"
          text={isBusy ? say('exporting') : say(format)}
          disabled={isBusy}
          onClick={() => write(format)}
        />
      ))}
      <Button mode="ghost" text={say('print')} onClick={() => window.print()} />
    </Flex>
  )
}
