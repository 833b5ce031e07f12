import { randomUUID } from 'node:crypto'
import { chmod, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#platform/files/server/file-store.ts'

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/
/** Files that are being written. No key can name this folder, because a key has no leading dot. */
const INCOMPLETE = '.half'

/** Photos of homes and certificates are private: no other user of the machine may read them. */
const PRIVATE_FOLDER = 0o700
const PRIVATE_FILE = 0o600
const OF_OTHERS = 0o077

/**
 * Files in a folder of this machine, or in one that several machines share, readable by their owner alone.
 * Throws for an invalid key.
 */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key.slice(0, 80)}`)
    return join(folder, ...key.split('/'))
  }
  const incomplete = join(folder, INCOMPLETE)
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      const made = { recursive: true, mode: PRIVATE_FOLDER }
      await Promise.all([mkdir(dirname(path), made), mkdir(incomplete, made)])
      // The file is written to the disk under another name and then renamed. So neither a reader nor a power
      // loss finds half a file.
      const draft = join(incomplete, randomUUID())
      try {
        await writeThrough(draft, bytes)
        await rename(draft, path)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    async removeIncomplete(before) {
      const names = await readdir(incomplete).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      let removed = 0
      for (const name of names) {
        const facts = await stat(join(incomplete, name)).catch(() => undefined)
        if (!facts || facts.mtime >= before) continue
        await rm(join(incomplete, name), { force: true })
        removed++
      }
      return removed
    },
  }
}

/**
 * Takes what an earlier release wrote in the folder from other users: its folders to 0700, its files to 0600.
 * The folder itself comes last, so that a call that is ended is repeated by the next one.
 */
export async function closeToOthers(folder: string): Promise<void> {
  const facts = await stat(folder).catch(() => undefined)
  if (!facts || (facts.mode & OF_OTHERS) === 0) return
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isDirectory() || entry.isFile())
      await chmod(join(entry.parentPath, entry.name), entry.isFile() ? PRIVATE_FILE : PRIVATE_FOLDER)
  await chmod(folder, PRIVATE_FOLDER)
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', PRIVATE_FILE)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR')
