import { createHash, randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'

const HOW_MANY = 10
/** 120 bits: with 112 or more a plain hash is enough (ASVS 5.0.0 6.5.2). */
const CODE_BYTES = 15
const GROUP = 4
/** Crockford's base 32: no letter looks like a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

function newCode(): string {
  let bits = BigInt(`0x${randomBytes(CODE_BYTES).toString('hex')}`)
  let code = ''
  for (let at = 0; at < (CODE_BYTES * 8) / 5; at++) {
    code += ALPHABET[Number(bits % 32n)]
    bits /= 32n
  }
  return code
}

/** People type small letters, spaces, and O or I for the digits. */
const plainCode = (typed: string): string =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest()

const printed = (code: string): string => (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-')

/** Replaces the recovery codes of an account. Returns the new ones, which are kept nowhere. */
export async function renewRecoveryCodes(trx: Transaction<Tables>, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, newCode)
  await trx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(code) })))
    .execute()
  return codes.map(printed)
}

/** Uses a recovery code up. True for one that was not used before. */
export async function takeRecoveryCode(
  db: Db,
  accountId: number,
  typed: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashOf(plainCode(typed)))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
