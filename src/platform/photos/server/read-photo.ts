import { createHash } from 'node:crypto'
import { MOST_PHOTO_BYTES } from '../rules/photo-types.ts'

/** A photo as it is stored: re-encoded from the bytes that were sent. */
export interface Photo {
  hash: string
  width: number
  height: number
  bytes: Uint8Array
}

export type PhotoRefusal = 'empty' | 'too_large' | 'no_picture' | 'too_many_pixels'
export type PhotoResult = { kind: 'photo'; photo: Photo } | { kind: 'refused'; reason: PhotoRefusal }

/**
 * Largest side and area that are decoded: a small malicious file must not decompress into gigabytes.
 */
const MOST_SIDE = 16_000
const MOST_PIXELS = 60_000_000
/** The longest side that is stored: enough to see a dent. */
const KEPT_SIDE = 2_000
const QUALITY = 80
const READABLE_FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

let last: Promise<unknown> = Promise.resolve()

/**
 * Photos are decoded one after another in each process, because one takes up to 180 MB of memory. `keptSide`:
 * the longest side of the result, in pixels.
 */
export function readPhoto(bytes: Uint8Array, keptSide = KEPT_SIDE): Promise<PhotoResult> {
  const turn = last.then(() => encodeAnew(bytes, keptSide))
  last = turn.catch(() => undefined)
  return turn
}

/**
 * Re-encodes a photo. Its format is read from its bytes, not from its name or type. It is turned upright,
 * and only its pixels are written: place, camera and any data after its end are dropped.
 */
async function encodeAnew(bytes: Uint8Array, keptSide: number): Promise<PhotoResult> {
  if (bytes.length === 0) return { kind: 'refused', reason: 'empty' }
  if (bytes.length > MOST_PHOTO_BYTES) return { kind: 'refused', reason: 'too_large' }
  // Loaded with the first photo: its library is large, and most processes never need it.
  const { default: sharp } = await import('sharp')
  // No cache, because a photo is read once. One thread, because each further thread takes more memory.
  sharp.cache(false)
  sharp.concurrency(1)
  const open = (limitInputPixels: number | false) =>
    sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
  try {
    // Reads the header only; no pixels are decoded.
    const { format, width = 0, height = 0 } = await open(false).metadata()
    if (!READABLE_FORMATS.has(format)) return { kind: 'refused', reason: 'no_picture' }
    if (Math.max(width, height) > MOST_SIDE || width * height > MOST_PIXELS)
      return { kind: 'refused', reason: 'too_many_pixels' }
    const inside = { width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true } as const
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
