import { open, realpath } from 'node:fs/promises'
import { resolve, sep } from 'node:path'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { knownPicture, MOST_BYTES, type PictureResult, storePicture } from './picture.ts'

/** Stores a picture that a catalog file names. */
export type TakePicture = (file: string) => Promise<PictureResult>

const STORED = 'stored:'

const refused = (expected: string, found: string): PictureResult => ({ kind: 'refused', expected, found })

/**
 * Reads pictures from the catalog file's own folder, never from outside it. "stored:HASH" names a picture
 * that the store already has.
 */
export const takePicturesFrom =
  (folder: string, files: FileStore): TakePicture =>
  (file) =>
    file.startsWith(STORED) ? takeStored(file.slice(STORED.length), files) : takeFile(folder, file, files)

async function takeStored(hash: string, files: FileStore): Promise<PictureResult> {
  const picture = await knownPicture(files, hash)
  return picture ? { kind: 'stored', picture } : refused('a picture that the store has', 'none of that hash')
}

async function takeFile(folder: string, file: string, files: FileStore): Promise<PictureResult> {
  try {
    const root = await realpath(folder)
    // Resolve symbolic links first, because the real folder decides.
    const path = await realpath(resolve(root, file))
    if (!path.startsWith(root.endsWith(sep) ? root : root + sep))
      return refused('a file in the folder of the catalog file or below', 'one outside')
    return await storePicture(files, await readUpTo(path, MOST_BYTES + 1))
  } catch (error) {
    const found = error instanceof Error && 'code' in error ? String(error.code) : 'none'
    return refused('a file that can be read', found)
  }
}

/** The first bytes of a file: enough to see that a file is too large. */
async function readUpTo(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const bytes = Buffer.alloc(Math.min(size, most))
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0)
    return bytes.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}
