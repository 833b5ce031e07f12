import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

const RANDOM_BYTES = 32
const OWNER_ALONE = 0o600

/**
 * A random secret that is made once and kept in a file, readable by its owner alone. A file that does not
 * begin with `prefix`, or is too short to hold a secret, is replaced.
 */
export function keptSecret(file: string, prefix = ''): string {
  const kept = readIfThere(file)
  if (kept.startsWith(prefix) && kept.length >= prefix.length + RANDOM_BYTES) {
    chmodSync(file, OWNER_ALONE)
    return kept
  }
  const made = prefix + randomBytes(RANDOM_BYTES).toString('base64url')
  // Renamed when it is complete: a full disk leaves no half of a secret.
  writeFileSync(`${file}.new`, made, { mode: OWNER_ALONE })
  renameSync(`${file}.new`, file)
  return made
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
