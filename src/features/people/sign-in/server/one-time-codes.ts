import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Db } from '#db/connect.ts'
import { merchant } from '#lib/merchant/merchant.ts'

/** As every authenticator app has it (RFC 6238). ASVS 5.0.0 6.5.5: a step lasts 30 seconds at most. */
const PERIOD_SECONDS = 30
const DIGITS = 6
/** A code of the step before or after counts too, because clocks differ. */
const WINDOW = 1
const SECRET_BYTES = 20

const generator = (secret: string, label = ''): TOTP =>
  new TOTP({
    issuer: merchant().name,
    label,
    algorithm: 'SHA1',
    digits: DIGITS,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  })

export const newCodeSecret = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(SECRET_BYTES)).buffer }).base32

/** The address that an authenticator app reads from the QR code. */
export const codeAppAddress = (secret: string, email: string): string => generator(secret, email).toString()

/** The step in which a code holds; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const delta = generator(secret).validate({ token, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? undefined : Math.floor(now.getTime() / 1_000 / PERIOD_SECONDS) + delta
}

/**
 * Uses up a step of an account's codes, in one statement: of two requests with one code, one gets true. An
 * earlier step is used up with it.
 */
export async function takeCodeStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_last_step: step })
    .where('id', '=', accountId)
    .where((eb) => eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
