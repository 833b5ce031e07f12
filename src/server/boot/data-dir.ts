import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotStart } from '#lib/start/cannot-start.ts'
import { keptSecret } from '#lib/start/kept-secret.ts'
import { DEMO_SECRET_PREFIX } from '../production-settings.ts'

/**
 * Claims DATA_DIR for this process, so that two stores never share one embedded database. Returns the
 * function that releases it. A lock of a process that has ended is taken over. Throws CannotStart.
 */
export function claimDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = join(dataDir, 'store.pid')
  const holder = Number(readOr(lock, ''))
  if (holder > 0 && holder !== process.pid && isAlive(holder)) {
    throw new CannotStart(
      `Another store (process ${holder}) is already running on ${dataDir}. ` +
        'Stop it first, or set DATA_DIR to another folder.',
    )
  }
  rmSync(lock, { force: true })
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
  return () => rmSync(lock, { force: true })
}

export const demoSecretFile = (dataDir: string): string => join(dataDir, 'session-secret')

/** The secret that signs cookies in a demo: made once and kept in DATA_DIR, readable by its owner alone. */
export const demoSecret = (dataDir: string): string => keptSecret(demoSecretFile(dataDir), DEMO_SECRET_PREFIX)

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
