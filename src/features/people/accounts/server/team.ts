import type { Db } from '#db/connect.ts'
import type { Actor } from '../rules/actor.ts'

/** The people among whom an actor shares work: those of their own company, or the staff who sell. */
export async function teamOf(db: Db, actor: Actor): Promise<{ id: number; name: string }[]> {
  if (actor.kind !== 'staff' && actor.kind !== 'contractor') return []
  return db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('disabled_at', 'is', null)
    .$if(actor.kind === 'contractor', (query) =>
      query.where('company_id', '=', actor.kind === 'contractor' ? actor.companyId : 0),
    )
    .$if(actor.kind === 'staff', (query) => query.where('role', 'in', ['sales', 'admin']))
    .orderBy('name')
    .orderBy('id')
    .limit(200)
    .execute()
}
