/** Files that people send and that we cannot open as pictures; each gets its own advice. */
export type KnownFile = 'heic' | 'video' | 'pdf'

const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
])

/** The place of the brand in an ISO media file, after its length and "ftyp". */
const BOX = { type: 4, brand: 8, end: 12 } as const

/**
 * Names a file by its first bytes (ISO/IEC 14496-12 `ftyp` box; "%PDF-"), not by its name. AVIF has a box of
 * the same kind and is left to the picture's reader.
 */
export function knownFile(bytes: Uint8Array): KnownFile | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, BOX.end))
  if (text.startsWith('%PDF-')) return 'pdf'
  if (text.startsWith('\u001aE\u00df\u00a3')) return 'video'
  if (text.slice(BOX.type, BOX.brand) !== 'ftyp') return undefined
  const brand = text.slice(BOX.brand, BOX.end)
  if (HEIC_BRANDS.has(brand)) return 'heic'
  return brand.startsWith('avi') ? undefined : 'video'
}
