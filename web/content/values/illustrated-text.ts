import type { PortableTextBlock } from '@portabletext/react'
import { z } from 'zod'
import type { LinkContext } from './links.ts'
import { type Picture, pictureFields, pictureInText, resolvePicture } from './pictures.ts'
import { resolveText } from './rich-text.ts'
import { portableBlock } from './shapes.ts'

/** GROQ projection of the items of a text with pictures. */
export const illustratedFields = /* groq */ `..., _type == "image" => { ${pictureFields} }`

/** Rich text with pictures between its paragraphs. */
export const illustratedText = z.array(z.discriminatedUnion('_type', [portableBlock, pictureInText]))

/** A piece of a text as a page draws it. */
export type TextPiece = PortableTextBlock | { _type: 'image'; _key: string; picture: Picture }

export const isPictureInText = (piece: TextPiece): piece is Extract<TextPiece, { picture: Picture }> =>
  piece._type === 'image'

/** Resolves links and pictures of an editor's text. What leads nowhere is plain text; what has no file is left out. */
export const resolveIllustrated = (
  content: z.infer<typeof illustratedText> | null | undefined,
  context: LinkContext,
): TextPiece[] =>
  (content ?? []).flatMap((piece): TextPiece[] => {
    if (piece._type === 'block') return resolveText([piece], context)
    const picture = resolvePicture(piece, piece.alt)
    return picture ? [{ _type: 'image', _key: piece._key, picture }] : []
  })
