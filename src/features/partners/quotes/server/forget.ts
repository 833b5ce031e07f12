import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import { inTransaction } from '#db/transaction.ts'
import { DAY_MS, later } from '#lib/dates.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { FORGET_DAYS } from '../rules/states.ts'
import { texts } from '../texts.ts'
import { quoteFileKey } from './file-rows.ts'

/** Quotes that one run of the job takes. */
const A_RUN = 500

/**
 * Deletes the customer's data in quotes that have not changed for two years and did not become an order:
 * contact, link, comments, files and the network of an acceptance. The offer itself stays for the books.
 * Returns how many.
 */
export const forgetContacts = (
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  now: Date,
): Promise<number> =>
  inTransaction(
    db,
    async (trx) => {
      const due = await trx
        .updateTable('quote')
        .set({
          contact_name: '',
          contact_phone: '',
          contact_email: '',
          contact_zip: '',
          guest_token_hash: null,
          is_open: false,
          words: sql`array_to_tsvector(array[lower(number)])`,
        })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('quote')
            .select('id')
            .where('changed_at', '<', later(now, -FORGET_DAYS * DAY_MS))
            .where('order_id', 'is', null)
            .where((any) =>
              any.or([
                any('contact_email', '<>', ''),
                any('contact_phone', '<>', ''),
                any('contact_name', '<>', ''),
              ]),
            )
            .orderBy('changed_at')
            .limit(A_RUN),
        )
        .returning('id')
        .execute()
      const ids = due.map(({ id }) => id)
      if (ids.length === 0) return 0
      await trx.deleteFrom('quote_comment').where('quote_id', 'in', ids).execute()
      const kept = await trx
        .deleteFrom('quote_file')
        .where('quote_id', 'in', ids)
        .returning(['quote_id', 'hash'])
        .execute()
      // A process that dies from here on rolls back, and the next run finds the quote again.
      for (const { quote_id, hash } of kept) await files.remove(quoteFileKey(quote_id, hash))
      await trx
        .updateTable('quote_acceptance')
        .set({ typed_name: '', network: '', place: null })
        .where('quote_id', 'in', ids)
        .execute()
      return ids.length
    },
    texts.busy,
  )
