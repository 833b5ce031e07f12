import type { Db } from '#db/connect.ts'
import { hashOfRow } from './audit.ts'

/** A chain that does not verify, and its first wrong row; 0: rows are missing at its end. */
export interface BrokenChain {
  chain: string
  position: number
}

const BATCH = 1_000
const NO_HASH = Buffer.alloc(32)

/**
 * Recomputes every chain of the audit log and compares it with the stored one. It also compares the head of
 * each chain, which shows that rows were cut from the end. A person who may change every table can still
 * rewrite a chain and its head: keep the daily figures of `audit_check` in another place as well.
 */
export async function verifyAudit(db: Db): Promise<{ events: number; broken: BrokenChain[] }> {
  const heads = await db.selectFrom('audit_chain').selectAll().orderBy('chain').execute()
  let events = 0
  const broken: BrokenChain[] = []
  for (const head of heads) {
    const found = await verifyChain(db, head)
    events += found.events
    if (found.wrong !== undefined) broken.push({ chain: head.chain, position: found.wrong })
  }
  return { events, broken }
}

async function verifyChain(
  db: Db,
  head: { chain: string; length: number; hash: Uint8Array },
): Promise<{ events: number; wrong: number | undefined }> {
  let previous: Uint8Array = NO_HASH
  // Rows that were written after the head was read belong to the next check.
  for (let position = 0; position < head.length; ) {
    const rows = await db
      .selectFrom('audit_event')
      .selectAll()
      .where('chain', '=', head.chain)
      .where('position', '>', position)
      .where('position', '<=', head.length)
      .orderBy('position')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) return { events: position, wrong: 0 }
    for (const row of rows) {
      const hash = hashOfRow(previous, row)
      if (
        row.position !== position + 1 ||
        !hash.equals(row.hash) ||
        !Buffer.from(previous).equals(row.previous_hash)
      )
        return { events: position, wrong: row.position }
      previous = hash
      position = row.position
    }
  }
  return { events: head.length, wrong: Buffer.from(previous).equals(head.hash) ? undefined : 0 }
}
