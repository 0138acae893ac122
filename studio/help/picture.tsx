import { Card, Text } from '@sanity/ui'
import { useState } from 'react'
import { styled } from 'styled-components'
import { guidesFolder } from './guides.ts'
import { useWords } from './use-words.ts'

/** Keeps its room while it is loaded, so that the text below stays where it is read. */
const Shot = styled.img`
  display: block;
  width: 100%;
  aspect-ratio: auto 16 / 10;
  border: 1px solid var(--card-border-color);
  border-radius: 3px;
`

/** A picture of a guide, which opens in its own size; where its file is missing, what it would show. */
export function Picture({ src = '', alt = '' }: { src?: string; alt?: string }) {
  const say = useWords()
  const [missing, setMissing] = useState(false)
  if (missing) {
    return (
      <Card tone="caution" padding={3} radius={2} border>
        <Text size={1}>{say('noPicture', { what: alt })}</Text>
      </Card>
    )
  }
  // A translation stands one folder below the pictures.
  const address = `/${guidesFolder}/${src.replace(/^\.\.\//, '')}`
  return (
    <a href={address} target="_blank" rel="noreferrer">
      <Shot src={address} alt={alt} onError={() => setMissing(true)} />
    </a>
  )
}
