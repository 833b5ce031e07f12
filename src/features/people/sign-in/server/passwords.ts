import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { ApiError } from '#lib/api-error.ts'
import { makeTurns, TooManyWaiting } from '#lib/http/turns.ts'
import { texts } from '../texts.ts'

/**
 * Argon2id with one of the five settings that OWASP's Password Storage Cheat Sheet calls equally strong:
 * 7 MiB, five passes, one lane. It takes the least time of them and leaves the other core the most of the
 * shared cache.
 * A hash with other parameters is still verified, and replaced at the next sign-in.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html, read 2026-11-22
 */
const ARGON2 = { memory: 7_168, passes: 5, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32

/** A hash takes a core for tens of milliseconds: half of the cores stay free for the pages of the shop. */
const turns = makeTurns({ atOnce: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 60 })

interface Stored {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  hash: Buffer
}

/** The hash of a password in the PHC format: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, { ...ARGON2, salt, hash: Buffer.alloc(HASH_BYTES) })
  const { memory, passes, parallelism } = ARGON2
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

let nobodys: Promise<string> | undefined

/**
 * Whether a password fits a hash. Without a hash it takes the same time and answers false, so that the time
 * does not tell whether an account exists.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(randomBytes(SALT_BYTES).toString('hex'))
  const stored = readHash(hash ?? (await nobodys))
  if (!stored) throw new Error('a stored password hash cannot be read')
  const fits = timingSafeEqual(await derive(password, stored), stored.hash)
  return fits && hash !== null
}

/** Whether a hash was made with other parameters than today's. */
export function isOutdated(hash: string): boolean {
  const stored = readHash(hash)
  return (
    stored?.memory !== ARGON2.memory ||
    stored.passes !== ARGON2.passes ||
    stored.parallelism !== ARGON2.parallelism
  )
}

function readHash(text: string): Stored | undefined {
  const [, memory, passes, parallelism, salt = '', hash = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text) ?? []
  if (!memory) return undefined
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

/** Throws ApiError 503 busy while too many others wait. */
async function derive(password: string, { salt, hash, ...cost }: Stored): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    // Two ways to type the same letter give the same bytes (NIST SP 800-63B-4, 3.1.1.2).
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: hash.length,
    ...cost,
  }
  try {
    return await turns.run(
      () =>
        new Promise<Buffer>((resolve, reject) => {
          argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
        }),
    )
  } catch (error) {
    if (!(error instanceof TooManyWaiting)) throw error
    throw new ApiError('busy', texts.busy, { status: 503, details: { retryAfterSeconds: 2 } })
  }
}
