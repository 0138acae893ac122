import { z } from 'zod'

/** Maximum width and height of an answer in pixels. */
export const longestEdge = 4096

const whole = (low: number, high: number) => z.coerce.number().int().min(low).max(high)
const edge = z.coerce.number().positive().max(65_535).transform(Math.round)
const fraction = z.coerce.number().min(0).max(1)
const hex = z
  .string()
  .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i)
  .transform((value) => value.toLowerCase())
const rectangle = z
  .string()
  .regex(/^\d+(?:\.\d+)?(?:,\d+(?:\.\d+)?){3}$/)
  .transform((value) => {
    const [left = 0, top = 0, width = 0, height = 0] = value
      .split(',')
      .map((part) => Math.round(Number(part)))
    return { left, top, width, height }
  })
  .refine(({ width, height }) => width > 0 && height > 0)

/** Every parameter `@sanity/image-url` builds; unknown ones are ignored, as the hosted service does. */
const parameters = z.object({
  rect: rectangle.optional(),
  w: edge.optional(),
  h: edge.optional(),
  'min-w': edge.optional(),
  'max-w': edge.optional(),
  'min-h': edge.optional(),
  'max-h': edge.optional(),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min']).optional(),
  crop: z
    .string()
    .regex(/^(?:top|bottom|left|right|center|focalpoint|entropy)(?:,(?:top|bottom|left|right))?$/)
    .optional(),
  'fp-x': fraction.optional(),
  'fp-y': fraction.optional(),
  dpr: z.coerce.number().min(0.25).max(3).optional(),
  q: whole(1, 100).optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp']).optional(),
  auto: z.enum(['format']).optional(),
  blur: whole(0, 2000).optional(),
  sharp: whole(0, 100).optional(),
  sat: whole(-100, 100).optional(),
  bg: hex.optional(),
  flip: z.enum(['h', 'v', 'hv']).optional(),
  or: z.enum(['0', '90', '180', '270']).transform(Number).optional(),
  pad: whole(0, 1000).optional(),
  invert: z.enum(['true', 'false']).optional(),
})

export type TransformParameters = z.infer<typeof parameters>

/** The steps of a transformation, in the order they are applied. */
export interface TransformPlan {
  extract?: { left: number; top: number; width: number; height: number }
  rotate?: number
  flip: boolean
  flop: boolean
  resize?: {
    width?: number
    height?: number
    fit: 'inside' | 'cover' | 'contain' | 'fill'
    position?: string
    focus?: { x: number; y: number }
    enlarge: boolean
  }
  pad?: number
  /** `#rrggbb` or `#rrggbbaa`. */
  background?: string
  saturation?: number
  sharpen?: number
  blur?: number
  invert: boolean
  format: 'jpg' | 'png' | 'webp'
  progressive: boolean
  quality: number
}

/**
 * Parses the query of an image address.
 * @returns the parameters, or the name of the first one that is malformed
 */
export const readParameters = (
  query: URLSearchParams,
): { ok: true; parameters: TransformParameters } | { ok: false; parameter: string } => {
  const known = Object.fromEntries(
    Object.keys(parameters.shape).flatMap((name) => {
      const value = query.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const parsed = parameters.safeParse(known)
  if (parsed.success) return { ok: true, parameters: parsed.data }
  return { ok: false, parameter: String(parsed.error.issues[0]?.path[0] ?? 'query') }
}

const background = (value: string | undefined): string | undefined => {
  if (value === undefined) return undefined
  const wide = value.length <= 4 ? value.replace(/./g, '$&$&') : value
  // Hosted Sanity writes the alpha first (AARRGGBB); CSS and sharp want it last.
  return wide.length === 8 ? `#${wide.slice(2)}${wide.slice(0, 2)}` : `#${wide}`
}

const bounded = (value: number | undefined, scale: number, low = 1, high = longestEdge) =>
  value === undefined
    ? undefined
    : Math.min(longestEdge, Math.max(low, Math.min(high, Math.round(value * scale))))

const positions: Record<string, string> = {
  center: 'centre',
  entropy: 'entropy',
  'top,left': 'left top',
  'left,top': 'left top',
  'top,right': 'right top',
  'right,top': 'right top',
  'bottom,left': 'left bottom',
  'left,bottom': 'left bottom',
  'bottom,right': 'right bottom',
  'right,bottom': 'right bottom',
}

const fits = {
  clip: { fit: 'inside', enlarge: true },
  max: { fit: 'inside', enlarge: false },
  crop: { fit: 'cover', enlarge: true },
  min: { fit: 'cover', enlarge: false },
  fill: { fit: 'contain', enlarge: true },
  fillmax: { fit: 'contain', enlarge: false },
  scale: { fit: 'fill', enlarge: true },
} as const

const planResize = (p: TransformParameters): TransformPlan['resize'] => {
  const dpr = p.dpr ?? 1
  const width = bounded(p.w, dpr, p['min-w'], p['max-w']) ?? bounded(p['max-w'], dpr)
  const height = bounded(p.h, dpr, p['min-h'], p['max-h']) ?? bounded(p['max-h'], dpr)
  if (width === undefined && height === undefined) return undefined
  const onlyLimits = p.w === undefined && p.h === undefined
  const { fit, enlarge } = fits[p.fit ?? (onlyLimits ? 'max' : 'clip')]
  const focal = p.crop === 'focalpoint' || (p.crop === undefined && p['fp-x'] !== undefined)
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit,
    enlarge,
    ...(focal && { focus: { x: p['fp-x'] ?? 0.5, y: p['fp-y'] ?? 0.5 } }),
    ...(!focal && p.crop !== undefined && { position: positions[p.crop] ?? p.crop }),
  }
}

/** The default output format of a transformed picture: of a GIF its first frame, still transparent. */
const ownFormats: Readonly<Record<string, TransformPlan['format']>> = {
  png: 'png',
  gif: 'png',
  webp: 'webp',
  avif: 'webp',
}

/**
 * Decides how a picture is transformed, without touching a pixel. Sizes are bounded by `longestEdge`, a
 * rectangle by the picture.
 * @param source extension, width and height of the stored picture; not an SVG
 * @param acceptsWebp whether the `Accept` header names WebP, for `auto=format`
 * @returns nothing when the stored bytes are the answer
 */
export const planTransform = (
  p: TransformParameters,
  source: { extension: string; width: number; height: number },
  acceptsWebp: boolean,
): TransformPlan | undefined => {
  const own = ownFormats[source.extension] ?? 'jpg'
  const asked = p.fm === 'pjpg' ? 'jpg' : p.fm
  const format = asked ?? (p.auto === 'format' && acceptsWebp ? 'webp' : own)
  const resize = planResize(p)
  const rect = p.rect
  const left = Math.min(rect?.left ?? 0, source.width - 1)
  const top = Math.min(rect?.top ?? 0, source.height - 1)
  const fill = background(p.bg)
  const plan: TransformPlan = {
    ...(rect && {
      extract: {
        left,
        top,
        width: Math.min(rect.width, source.width - left),
        height: Math.min(rect.height, source.height - top),
      },
    }),
    ...(p.or !== undefined && p.or !== 0 && { rotate: p.or }),
    flip: p.flip === 'v' || p.flip === 'hv',
    flop: p.flip === 'h' || p.flip === 'hv',
    ...(resize && { resize }),
    ...(p.pad !== undefined && p.pad > 0 && { pad: p.pad }),
    ...(fill !== undefined && { background: fill }),
    ...(p.sat !== undefined && p.sat !== 0 && { saturation: 1 + p.sat / 100 }),
    ...(p.sharp !== undefined && p.sharp > 0 && { sharpen: p.sharp }),
    ...(p.blur !== undefined && p.blur > 0 && { blur: p.blur }),
    invert: p.invert === 'true',
    format,
    progressive: p.fm === 'pjpg',
    quality: p.q ?? 80,
  }
  const untouched =
    Object.keys(plan).length === 6 && !plan.flip && !plan.flop && !plan.invert && format === own
  const isConverted = asked !== undefined && asked !== source.extension
  return untouched && p.q === undefined && !plan.progressive && !isConverted ? undefined : plan
}
