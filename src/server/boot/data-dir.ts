import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_SECRET_PREFIX } from '../production-settings.ts'

/** Another process of the store uses the folder. */
export class DataDirBusy extends Error {
  override readonly name = 'DataDirBusy'
}

/**
 * Claims DATA_DIR for this process, so that two stores never share one embedded database. Returns the
 * function that releases it. A lock of a process that has ended is taken over. Throws DataDirBusy.
 */
export function claimDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true })
  const lock = join(dataDir, 'store.pid')
  const holder = Number(readOr(lock, ''))
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new DataDirBusy(
      `Another store (process ${holder}) is already running on ${dataDir}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    )
  }
  rmSync(lock, { force: true })
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
  return () => rmSync(lock, { force: true })
}

/** The secret that signs cookies in a demo: made once and kept in DATA_DIR, readable by its owner alone. */
export function demoSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  const kept = readOr(file, '')
  if (kept.startsWith(DEMO_SECRET_PREFIX)) return kept
  const made = DEMO_SECRET_PREFIX + randomBytes(32).toString('base64url')
  writeFileSync(file, made, { mode: 0o600 })
  chmodSync(file, 0o600)
  return made
}

const ADDRESS_FILE = 'database-url'

/**
 * Writes the address of the embedded database to a file, so that commands reach it while the store runs.
 * Returns the function that removes the file.
 */
export function publishAddress(dataDir: string, databaseUrl: string): () => void {
  const file = join(dataDir, ADDRESS_FILE)
  writeFileSync(file, databaseUrl, { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** The address of the embedded database of a running store, or undefined when none runs on this folder. */
export function publishedAddress(dataDir: string): string | undefined {
  const holder = Number(readOr(join(dataDir, 'store.pid'), ''))
  return holder > 0 && isAlive(holder) ? readOr(join(dataDir, ADDRESS_FILE), '') || undefined : undefined
}

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return fallback
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
