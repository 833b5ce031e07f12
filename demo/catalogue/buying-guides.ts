import type { Db } from '#db/connect.ts'
import { BUYING_GUIDES } from './data/buying-guides.ts'

/** Gives shelves that say nothing yet the demo's buying guides; what staff wrote stays. Answers how many were written. */
export async function installBuyingGuides(db: Db): Promise<number> {
  let written = 0
  for (const [slug, { h1Text = '', sections, questions }] of Object.entries(BUYING_GUIDES)) {
    const { numUpdatedRows } = await db
      .updateTable('category')
      .set({ h1_text: h1Text, article: JSON.stringify({ sections, questions }) })
      .where('slug', '=', slug)
      .where('article', 'is', null)
      .executeTakeFirstOrThrow()
    written += Number(numUpdatedRows)
  }
  return written
}
