import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FileStore } from '#features/catalog/server/ports.ts'

const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/

/** Files in a folder of this machine, or one that several machines share. Throws for a key that is none. */
export function localFiles(folder: string): FileStore {
  const pathOf = (key: string): string => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`Not a file key: ${key.slice(0, 80)}`)
    return join(folder, ...key.split('/'))
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true })
      // Written beside and moved into place: a reader never sees half a file.
      const half = `${path}.${randomUUID()}`
      await writeFile(half, bytes)
      await rename(half, path)
    },
    async read(key) {
      try {
        return await readFile(pathOf(key))
      } catch (error) {
        if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'EISDIR')) return undefined
        throw error
      }
    },
  }
}
