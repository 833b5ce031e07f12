import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

/** The search index in a file of DATA_DIR, which carries it from one process to the next. */
export interface KeptIndex {
  /** What a process of this build wrote; undefined when there is no such file, or it is damaged. */
  read(): Promise<Uint8Array | undefined>
  write(bytes: Uint8Array): Promise<void>
}

/** The file of this build. The folder must belong to this process alone. */
export function keptIndex(dataDir: string, version: string): KeptIndex {
  const file = join(dataDir, 'search-index')
  // Another build may read other words of the same product, and another Node may write bytes differently.
  const firstLine = (bytes: Uint8Array) => Buffer.from(`${version} ${process.version} ${crc32(bytes)}\n`)
  return {
    async read() {
      const found = await readFile(file).catch(() => Buffer.of())
      const at = found.indexOf('\n') + 1
      const bytes = found.subarray(at)
      return at > 0 && firstLine(bytes).equals(found.subarray(0, at)) ? bytes : undefined
    },
    async write(bytes) {
      // A process that is killed while it writes leaves the earlier file whole.
      await writeFile(`${file}.new`, [firstLine(bytes), bytes], { mode: 0o600 })
      await rename(`${file}.new`, file)
    },
  }
}
