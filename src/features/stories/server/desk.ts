import { implement } from '@orpc/server'
import type { Selectable, Transaction } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { CustomerStoryTable, Tables } from '#db/tables/index.ts'
import { found, recordAudit, requirePermission, type WhoAsks } from '#features/accounts/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import type { Clock } from '#kit/clock.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { type DeskStory, storyDeskContract } from '../contract.ts'
import { mayDecide } from '../rules/story.ts'
import { texts } from '../texts.ts'
import { photoAnswer } from './handlers.ts'
import { storyMail } from './story-mail.ts'
import { removePhoto } from './submit.ts'

interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
  files: FileStore
}

const os = implement(storyDeskContract).$context<DeskContext>()
type StoryRow = Selectable<CustomerStoryTable>
const MOST_LISTED = 100

export const storyDeskHandlers = {
  list: os.list.handler(async ({ input, context: { db, actor } }) => {
    requirePermission(actor, 'stories.read')
    const rows = await db
      .selectFrom('customer_story')
      .selectAll()
      .where('state', '=', input.state)
      .orderBy('id', input.state === 'waiting' ? 'asc' : 'desc')
      .limit(MOST_LISTED)
      .execute()
    return { stories: rows.map(present) }
  }),

  photo: os.photo.handler(async ({ input, context: { db, actor, files } }) => {
    requirePermission(actor, 'stories.read')
    const row = await db
      .selectFrom('customer_story')
      .select('photo')
      .where('id', '=', input.id)
      .executeTakeFirst()
    return photoAnswer(files, row?.photo ?? undefined, 'private, no-store')
  }),

  publish: os.publish.handler(({ input, context }) =>
    decide(context, input.id, 'publish', async (trx, row, by) => {
      const now = context.clock.now()
      await trx
        .updateTable('customer_story')
        .set({ state: 'published', decided_by: by, decided_at: now })
        .where('id', '=', row.id)
        .execute()
      await writeOutbox(trx, storyMail('published', row.id), now)
    }),
  ),

  refuse: os.refuse.handler(({ input, context }) =>
    decide(context, input.id, 'refuse', async (trx, row, by) => {
      const now = context.clock.now()
      await trx
        .updateTable('customer_story')
        .set({ state: 'refused', reason: input.reason, decided_by: by, decided_at: now })
        .where('id', '=', row.id)
        .execute()
      await writeOutbox(trx, storyMail('refused', row.id), now)
    }),
  ),

  withdraw: os.withdraw.handler(async ({ input, context: { db, files, actor, signedIn } }) => {
    const permission = requirePermission(actor, 'stories.decide')
    await db.transaction().execute(async (trx) => {
      const story = found(
        await trx
          .deleteFrom('customer_story')
          .where('id', '=', input.id)
          .returning(['id', 'title', 'photo'])
          .executeTakeFirst(),
      )
      await removePhoto(trx, files, story)
      await recordAudit(trx, {
        actor: permission.actor,
        action: 'stories.withdraw',
        entity: 'customer story',
        entityId: input.id,
        before: { title: story.title },
        sessionId: signedIn?.sessionId,
      })
    })
    return { changed: true as const }
  }),
}

/** Decides about one waiting story under its lock. Throws ApiError not_found, story_decided, no_consent. */
async function decide(
  { db, actor, signedIn }: DeskContext,
  id: number,
  decision: 'publish' | 'refuse',
  write: (trx: Transaction<Tables>, row: StoryRow, by: string) => Promise<void>,
): Promise<{ changed: true }> {
  const permission = requirePermission(actor, 'stories.decide')
  const by = 'name' in permission.actor ? permission.actor.name : ''
  await db.transaction().execute(async (trx) => {
    const row = found(
      await trx.selectFrom('customer_story').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    )
    const may = mayDecide({ state: row.state, hasConsent: row.consented_at !== null }, decision)
    if (may === 'decided') throw new ApiError('story_decided', texts.decided, { status: 409 })
    if (may === 'no consent') throw new ApiError('no_consent', texts.noConsent, { status: 409 })
    await write(trx, row, by)
    await recordAudit(trx, {
      actor: permission.actor,
      action: `stories.${decision}`,
      entity: 'customer story',
      entityId: id,
      before: { state: row.state },
      sessionId: signedIn?.sessionId,
    })
  })
  return { changed: true }
}

const present = (row: StoryRow): DeskStory => ({
  id: row.id,
  title: row.title,
  body: row.body,
  author: row.author,
  place: row.place,
  system: row.system,
  email: row.email,
  hasPhoto: row.photo !== null,
  consentedAt: row.consented_at?.toISOString() ?? null,
  consentText: row.consent_text,
  receivedAt: row.received_at.toISOString(),
  state: row.state,
  reason: row.reason,
  decidedBy: row.decided_by,
})
