import { Box, Button, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useWords } from '#studio/approvals/use-words.ts'
import type { Target } from './targets.ts'
import { opensFile } from './use-seen.ts'

/** In CSS pixels: enough for a page to be read. */
const viewHeight = 720
const thumbnailWidth = 240

const Thumbnail = styled.img`
  display: block;
  max-width: 100%;
  height: auto;
`

/** A stored file below its name: a picture as it looks, any other with the way to open it. */
export function StoredFileFacts({ target, isProposed }: { target: Target; isProposed: boolean }) {
  const say = useWords()
  const { name, file } = target
  if (file === undefined) return null
  return (
    <Stack gap={3}>
      {file.isPicture ? (
        <Thumbnail src={`${file.url}?w=${thumbnailWidth * 2}`} alt={name} width={thumbnailWidth} />
      ) : (
        <Text size={1}>
          <a href={file.url} target="_blank" rel="noreferrer" {...(isProposed && opensFile)}>
            {say('file.open')}
          </a>
        </Text>
      )}
      <Text size={0} muted style={{ overflowWrap: 'anywhere' }} data-testid="file-hash">
        <code>{file.hash}</code>
      </Text>
    </Stack>
  )
}

function Pages({ name, target }: { name: string; target: Target | undefined }) {
  return (
    <Box flex={1} style={{ minWidth: 'min(20rem, 100%)' }}>
      {target?.file && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the lake sends a file with a policy that runs nothing
        <iframe
          title={`${name}: ${target.name}`}
          src={target.file.url}
          height={viewHeight}
          style={{ border: '1px solid currentColor', display: 'block', width: '100%' }}
        />
      )}
    </Box>
  )
}

/** The pages of a file in force beside those of the proposed one, where the browser shows PDFs. */
export function FilesBeside({ before, after }: { before: Target | undefined; after: Target | undefined }) {
  const say = useWords()
  const [isOpen, setOpen] = useState(false)
  const isNeeded = after?.file !== undefined && !after.file.isPicture
  const isShowable = navigator.pdfViewerEnabled && [before, after].some((one) => one?.file?.isPdf)
  return (
    <Stack gap={3}>
      {isNeeded && (
        <Text size={1} muted>
          {say('file.needed')}
        </Text>
      )}
      {isShowable && (
        <Box>
          <Button
            mode="ghost"
            aria-expanded={isOpen}
            text={say('file.pages')}
            onClick={() => setOpen((is) => !is)}
            {...(isNeeded && opensFile)}
          />
        </Box>
      )}
      {isOpen && (
        <Flex gap={4} wrap="wrap">
          <Pages name={say('inForce')} target={before} />
          <Pages name={say('proposed')} target={after} />
        </Flex>
      )}
    </Stack>
  )
}
