import { Box, Stack, Text } from '@sanity/ui'
import { type RefCallback, useCallback } from 'react'

/** Widths of the frames in CSS pixels. */
export const widths = { phone: 390, desktop: 1280 } as const
export type Width = keyof typeof widths

const frameHeight = 720

interface Props {
  title: string
  address: string
  width: Width
  /** Without the cookies of the preview, so that each frame keeps its own. */
  isStranger: boolean
  hold: (frame: HTMLIFrameElement | null) => void
  /** It came, or an error in its place. */
  onLoad?: () => void
}

/** A page of the site as wide as readers have it, scrolled sideways where there is less room. */
export function Frame({ title, address, width, isStranger, hold, onLoad }: Props) {
  // It must be a stranger before it has its address.
  const open: RefCallback<HTMLIFrameElement> = useCallback(
    (frame) => {
      hold(frame)
      if (frame === null) return
      frame.toggleAttribute('credentialless', isStranger)
      frame.src = address
    },
    [address, isStranger, hold],
  )
  return (
    <Stack gap={2} flex={1} style={{ minWidth: `min(${widths[width]}px, 100%)` }}>
      <Text size={1} weight="medium">
        {title}
      </Text>
      <Box as="section" tabIndex={0} aria-label={title} overflow="auto" style={{ outlineOffset: '2px' }}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the site itself, on an origin of its own */}
        <iframe
          ref={open}
          onLoad={onLoad}
          title={title}
          width={widths[width]}
          height={frameHeight}
          // The Studio makes frames as narrow as their box; the page would be another one.
          style={{
            border: '1px solid currentColor',
            boxSizing: 'content-box',
            display: 'block',
            maxWidth: 'none',
          }}
        />
      </Box>
    </Stack>
  )
}
