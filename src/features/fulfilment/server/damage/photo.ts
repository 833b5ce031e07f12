import { createHash } from 'node:crypto'

/** A photo as it is kept: ours, made anew from what was sent. */
export interface Photo {
  hash: string
  width: number
  height: number
  bytes: Uint8Array
}

export type PhotoResult =
  | { kind: 'photo'; photo: Photo }
  | { kind: 'refused'; reason: 'empty' | 'too_large' | 'no_picture' | 'too_many_pixels' }

/** Largest file, and most pixels along a side and in all, that are looked at: a bomb of a few bytes must not unpack into gigabytes. */
export const MOST_PHOTO_BYTES = 15 * 1024 * 1024
const MOST_SIDE = 16_000
const MOST_PIXELS = 60_000_000
/** The longest side that is kept: enough to see a dent. */
const KEPT_SIDE = 2_000
const QUALITY = 80
const READ: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

let last: Promise<unknown> = Promise.resolve()

/** Photos are unpacked one after another: each takes up to 180 MB while it is looked at. */
export function readPhoto(bytes: Uint8Array): Promise<PhotoResult> {
  const turn = last.then(() => encodeAnew(bytes))
  last = turn.catch(() => undefined)
  return turn
}

/**
 * Makes a photo anew: looks at what it is (its name and type say nothing), turns it upright, and writes pixels only. Place, camera and
 * whatever else came along, also after its end, stay behind.
 */
async function encodeAnew(bytes: Uint8Array): Promise<PhotoResult> {
  if (bytes.length === 0) return { kind: 'refused', reason: 'empty' }
  if (bytes.length > MOST_PHOTO_BYTES) return { kind: 'refused', reason: 'too_large' }
  // Loaded with the first photo: its library is large, and most processes never need it.
  const { default: sharp } = await import('sharp')
  const open = (limitInputPixels: number | false) =>
    sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
  try {
    // The head alone: nothing is unpacked for it.
    const { format, width = 0, height = 0 } = await open(false).metadata()
    if (!READ.has(format)) return { kind: 'refused', reason: 'no_picture' }
    if (Math.max(width, height) > MOST_SIDE || width * height > MOST_PIXELS)
      return { kind: 'refused', reason: 'too_many_pixels' }
    const inside = { width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true } as const
    const { data, info } = await open(MOST_PIXELS)
      .rotate()
      .resize(inside)
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return {
      kind: 'photo',
      photo: {
        hash: createHash('sha256').update(data).digest('hex').slice(0, 32),
        width: info.width,
        height: info.height,
        bytes: data,
      },
    }
  } catch {
    return { kind: 'refused', reason: 'no_picture' }
  }
}
