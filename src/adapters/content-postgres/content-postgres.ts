import type { Db } from '#db/connect.ts'
import type { ContentClient } from '#features/content/content/server/ports.ts'

/**
 * Content in our own database. A trigger increases the revision with every statement that changes content.
 */
export const createPostgresContent = (db: Db): ContentClient => ({
  async revision() {
    return (await db.selectFrom('content_revision').select('revision').executeTakeFirstOrThrow()).revision
  },

  async entries() {
    const rows = await db
      .selectFrom('content')
      .selectAll()
      .orderBy('kind')
      .orderBy('position')
      .orderBy('slug')
      .execute()
    return rows.map(({ kind, slug, title, summary, body, updated_at }) => ({
      kind,
      slug,
      title,
      summary,
      body,
      updatedAt: updated_at,
    }))
  },
})
