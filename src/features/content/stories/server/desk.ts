import { implement } from '@orpc/server'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { actorName } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, found, needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import type { FileStore } from '#platform/files/server/file-store.ts'
import { pageOf, placeIn } from '#platform/lists/server/cursor.ts'
import type { Mailer } from '#platform/mail/server/ports.ts'
import { type Decision, decideSubmission, isForgotten } from '#platform/submissions/server/decide.ts'
import { decisionMails, sendDecisionMails } from '#platform/submissions/server/decision-mails.ts'
import { type DeskStory, storyDeskContract } from '../contract.ts'
import { STORY } from '../rules/access.ts'
import { texts } from '../texts.ts'
import { photoAnswer } from './handlers.ts'
import { removePhoto } from './submit.ts'

/** The outbox topic of the answer to the author of a story. */
export const STORY_MAIL_TOPIC = 'mail.customer-story'
const storyMails = decisionMails(STORY_MAIL_TOPIC, 'story')

export const sendStoryMails = ({
  db,
  mailer,
  shop,
}: {
  db: Db
  mailer: Mailer
  shop: { name: string; origin: string }
}) =>
  sendDecisionMails({
    mailer,
    from: shop.name,
    action: { label: texts.title, href: `${shop.origin}/customer-stories` },
    texts: texts.mail,
    find: (id) =>
      db
        .selectFrom('customer_story')
        .select(['email', 'title as about', 'reason'])
        .where('id', '=', id)
        .executeTakeFirst(),
  })

interface DeskContext extends WhoAsks {
  db: Db
  clock: Clock
  files: FileStore
}

const os = implement(storyDeskContract).$context<DeskContext>()
type StoryRow = Selectable<Tables['customer_story']>
const PAGE = 50

export const storyDeskHandlers = {
  list: os.list.use(needs(STORY.read)).handler(async ({ input, context: { db } }) => {
    // Waiting stories come oldest first, decided ones newest first.
    const { order, isAfter } = placeIn(
      { id: 'id', direction: input.state === 'waiting' ? 'asc' : 'desc' },
      input.after,
    )
    const rows = await db
      .selectFrom('customer_story')
      .selectAll()
      .where('state', '=', input.state)
      .where(isAfter)
      .orderBy(order)
      .limit(PAGE + 1)
      .execute()
    const { page, next } = pageOf(rows, PAGE)
    return { stories: page.map(present), next }
  }),

  photo: os.photo.use(needs(STORY.read)).handler(async ({ input, context: { db, files } }) => {
    const row = await db
      .selectFrom('customer_story')
      .select('photo')
      .where('id', '=', input.id)
      .executeTakeFirst()
    return photoAnswer(files, row?.photo ?? undefined, 'private, no-store')
  }),

  publish: os.publish
    .use(needs(STORY.decide))
    .handler(({ input, context }) => decide(context, context.permission, input.id, { kind: 'publish' })),

  refuse: os.refuse
    .use(needs(STORY.decide))
    .handler(({ input: { id, reason }, context }) =>
      decide(context, context.permission, id, { kind: 'refuse', reason }),
    ),

  withdraw: os.withdraw
    .use(needs(STORY.decide))
    .handler(async ({ input, context: { db, files, signedIn, permission } }) => {
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

const DECIDED = {
  table: 'customer_story',
  mails: storyMails,
  decidedCode: 'story_decided',
  texts,
} as const

/** Decides about one waiting story under its lock. Throws ApiError not_found, story_decided, no_consent. */
async function decide(
  { db, clock, signedIn }: DeskContext,
  { actor }: Authorized<'stories.decide'>,
  id: number,
  decision: Decision,
): Promise<{ changed: true }> {
  await db.transaction().execute(async (trx) => {
    const row = found(
      await trx.selectFrom('customer_story').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
    )
    await decideSubmission(trx, DECIDED, { row, decision, by: actorName(actor), now: clock.now() })
    await recordAudit(trx, {
      actor,
      action: `stories.${decision.kind}`,
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

/** Stories that one run deletes. */
const AT_ONCE = 100

/** Deletes stories that were refused or never decided, with their photos. Returns how many. */
export async function forgetStories(
  { db, files }: { db: Db; files: Pick<FileStore, 'remove'> },
  now: Date,
): Promise<number> {
  const due = await db
    .selectFrom('customer_story')
    .select(['id', 'photo'])
    .where(isForgotten(now))
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  for (const story of due) {
    // The photo goes first: a process that dies in between leaves a story that the next run finds.
    await removePhoto(db, files, story)
    await db.deleteFrom('customer_story').where('id', '=', story.id).execute()
  }
  return due.length
}
