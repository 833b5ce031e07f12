import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#kit/file-store.ts'

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/
/** No key can name it. */
const HALVES = '.half'

/** Files in a folder of this machine, or one that several machines share. Throws for a key that is none. */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key.slice(0, 80)}`)
    return join(folder, ...key.split('/'))
  }
  const halves = join(folder, HALVES)
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(halves, { recursive: true })])
      // Written aside, to the disk, and moved into place: a reader never sees half a file, nor does a machine that lost its power.
      const half = join(halves, randomUUID())
      try {
        await writeThrough(half, bytes)
        await rename(half, path)
      } catch (error) {
        await rm(half, { force: true })
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
    async removeIncomplete(before) {
      const names = await readdir(halves).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      let cleared = 0
      for (const name of names) {
        const facts = await stat(join(halves, name)).catch(() => undefined)
        if (!facts || facts.mtime >= before) continue
        await rm(join(halves, name), { force: true })
        cleared++
      }
      return cleared
    },
  }
}

async function writeThrough(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
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
