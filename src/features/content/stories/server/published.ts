import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import type { Content, EntryOf } from '#features/content/content/server/index.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { CustomerStory } from '../contract.ts'
import { STORIES_A_PAGE } from '../rules/story.ts'

type StoryRow = Selectable<Tables['customer_story']>
/** A story that the merchant wrote into the content. */
type WrittenStory = EntryOf<'testimonial'>

/** A page of the stories: what customers sent in, newest first, then those that came with the store. */
export async function publishedPage(
  { db, content }: { db: Db; content: Content },
  page: number,
): Promise<{ stories: CustomerStory[]; total: number }> {
  const from = (page - 1) * STORIES_A_PAGE
  const { count } = await db
    .selectFrom('customer_story')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('customer_story')
    .selectAll()
    .where('state', '=', 'published')
    .orderBy('id', 'desc')
    .offset(from)
    .limit(STORIES_A_PAGE)
    .execute()
  const written = await content.list('testimonial')
  const rest = STORIES_A_PAGE - rows.length
  const skipped = Math.max(0, from - count)
  return {
    stories: [...rows.map(present), ...written.slice(skipped, skipped + rest).map(presentWritten)],
    total: count + written.length,
  }
}

const present = (row: StoryRow): CustomerStory => ({
  id: String(row.id),
  title: row.title,
  body: row.body,
  author: row.author,
  place: row.place,
  system: row.system,
  photo:
    row.photo === null
      ? null
      : {
          url: `/v1/api/customer-stories/${row.id}/photo`,
          width: row.photo_width ?? 0,
          height: row.photo_height ?? 0,
        },
  drawing: null,
  href: null,
  publishedOn: row.decided_at && inStoreZone(row.decided_at).day,
})

const presentWritten = ({ slug, title, body }: WrittenStory): CustomerStory => ({
  id: slug,
  title,
  body: body.quote,
  author: body.author,
  place: body.place,
  system: body.system,
  photo: null,
  drawing: { type: body.picture.type, options: body.picture.options },
  href: body.href ?? null,
  publishedOn: null,
})
