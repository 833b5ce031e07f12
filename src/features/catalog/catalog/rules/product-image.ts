/**
 * Widths in which a merchant's picture is stored, in pixels: for a card, a phone, a column beside the rating
 * plate, and that column on a high-density screen.
 */
const WIDTHS = [320, 640, 960, 1600] as const

/** The largest stored width. */
export const LARGEST_WIDTH = WIDTHS[3]

/** What a picture shows: the product alone, at its place in a home, its data label, or in its carton. */
export const IMAGE_KINDS = ['studio', 'installed', 'label', 'packed'] as const
export type ImageKind = (typeof IMAGE_KINDS)[number]

/**
 * The picture that stands for a product on its page and on cards: the first of the product alone, else the
 * first of it installed. A label or a carton does not show how the product looks.
 */
export const productPhoto = <T extends { kind: ImageKind }>(images: readonly T[]): T | undefined =>
  images.find(({ kind }) => kind === 'studio') ?? images.find(({ kind }) => kind === 'installed')

export type ImageFormat = 'avif' | 'webp'
export const IMAGE_FORMATS: readonly ImageFormat[] = ['avif', 'webp']

/** The widths that are stored of a picture, smallest first, never larger than the original. */
export function widthsOf(width: number): readonly number[] {
  const largest = Math.min(width, LARGEST_WIDTH)
  return [...WIDTHS.filter((each) => each < largest), largest]
}

/** The address of one copy. It contains the picture's hash, so its answer never changes. */
export const imagePath = (hash: string, width: number, format: ImageFormat): string =>
  `/product-images/${hash}/${width}.${format}`

/** The name a copy is stored under; undefined for anything that cannot be one. */
export function imageFile(hash: string, file: string): { key: string; type: string } | undefined {
  const parts = /^(\d{1,4})\.(avif|webp)$/.exec(file)
  return /^[0-9a-f]{32}$/.test(hash) && parts
    ? { key: `product-images/${hash}/${file}`, type: `image/${parts[2]}` }
    : undefined
}
