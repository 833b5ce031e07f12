import { SENT_SIDE } from '../rules/shots.ts'

/** Files up to this size go as they are when they are small pictures already. */
const SMALL_BYTES = 1_500_000
const QUALITY = 0.88

/**
 * A photo with at most 2,000 pixels on its longer side, upright, as JPEG. A file that the browser cannot
 * decode is sent as it is, and the server says what is wrong with it.
 */
export async function shrink(file: File): Promise<Blob> {
  if (typeof createImageBitmap !== 'function') return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, SENT_SIDE / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && file.size <= SMALL_BYTES && file.type === 'image/jpeg') return file
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const pen = canvas.getContext('2d')
    pen?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    if (!pen) return file
    const smaller = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY)
    })
    return smaller ?? file
  } catch {
    return file
  }
}
