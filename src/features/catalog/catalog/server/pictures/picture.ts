import { createHash } from 'node:crypto'
import { defineTexts } from '#lib/language/texts.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import {
  IMAGE_FORMATS,
  type ImageFormat,
  imageFile,
  LARGEST_WIDTH,
  widthsOf,
} from '../../rules/product-image.ts'

/** A merchant's stored picture. */
export interface StoredPicture {
  hash: string
  /** pixels of the largest copy */
  width: number
  height: number
}

export type PictureResult =
  | { kind: 'stored'; picture: StoredPicture }
  | { kind: 'refused'; expected: string; found: string }

/** The largest file and the most pixels: a small file must not unpack into gigabytes. */
export const MOST_BYTES = 25 * 1024 * 1024
const MOST_PIXELS = 60_000_000
const LEAST_WIDTH = 200
const READ: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'tiff'])
const QUALITY: Record<ImageFormat, { quality: number; effort: number }> = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 78, effort: 4 },
}

const refused = (expected: string, found: string): PictureResult => ({ kind: 'refused', expected, found })

/**
 * Stores a picture: detects its format from its content, turns it upright, and encodes it as AVIF and WebP in
 * every width, without the place, camera and other metadata of the file. A file that was stored before is
 * recognized by its hash.
 */
export async function storePicture(files: FileStore, bytes: Uint8Array): Promise<PictureResult> {
  if (bytes.length > MOST_BYTES)
    return refused('a picture of at most 25 MB', `${Math.round(bytes.length / 1024 / 1024)} MB`)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const known = await knownPicture(files, hash)
  if (known) return { kind: 'stored', picture: known }
  // Load this large library with the first picture, because only imports need it.
  const { default: sharp } = await import('sharp')
  const open = () => sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
  try {
    const { format, width: wide = 0, height: high = 0, orientation = 1 } = await open().metadata()
    if (!READ.has(format)) return refused('a JPEG, PNG, WebP, AVIF or TIFF picture', format)
    const own = orientation >= 5 ? { width: high, height: wide } : { width: wide, height: high }
    if (own.width < LEAST_WIDTH)
      return refused(`a picture at least ${LEAST_WIDTH} pixels wide`, `${own.width} pixels`)
    const width = Math.min(own.width, LARGEST_WIDTH)
    const picture = { hash, width, height: Math.max(1, Math.round((own.height * width) / own.width)) }
    const upright = await open()
      .rotate()
      .resize({ width, withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer()
    for (const each of widthsOf(width))
      for (const format of IMAGE_FORMATS)
        await files.put(
          keyOf(hash, `${each}.${format}`),
          await sharp(upright).resize({ width: each })[format](QUALITY[format]).toBuffer(),
        )
    // Write this file last: its presence means that all copies exist.
    await files.put(factsKey(hash), Buffer.from(JSON.stringify(picture)))
    return { kind: 'stored', picture }
  } catch {
    return refused('a picture that can be read', 'a broken file, or one of too many pixels')
  }
}

const factsKey = (hash: string): string => `product-images/${hash}/picture.json`

function keyOf(hash: string, file: string): string {
  const known = imageFile(hash, file)
  if (known === undefined) throw new Error(`Not a copy: ${hash}/${file}`)
  return known.key
}

/** A picture that was stored before, by its hash. */
export async function knownPicture(files: FileStore, hash: string): Promise<StoredPicture | undefined> {
  const facts = /^[0-9a-f]{32}$/.test(hash) ? await files.read(factsKey(hash)) : undefined
  return facts === undefined ? undefined : (JSON.parse(Buffer.from(facts).toString()) as StoredPicture)
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

const texts = defineTexts({ unknown: 'There is no such picture.' })

/** Answers /product-images/{hash}/{width}.{avif|webp}. */
export async function pictureResponse(files: FileStore, hash: string, file: string): Promise<Response> {
  const known = imageFile(hash, file)
  const bytes = known && (await files.read(known.key))
  if (known === undefined || bytes === undefined)
    return new Response(texts.unknown, {
      status: 404,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': known.type, 'cache-control': IMMUTABLE, 'x-content-type-options': 'nosniff' },
  })
}
