import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { readDataJson } from '#lib/data-file.ts'
import { categoryCell } from './category-cell.ts'

const guide = z.object({
  /** what the heading calls the products, where the category's name is too short for it */
  h1Text: z.string().default(''),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
})

const BUYING_GUIDES = readDataJson('demo/catalogue/data/buying-guides.json', z.record(categoryCell, guide))

/**
 * Gives categories without an article the demo's buying guides; what staff wrote stays. Returns how many were
 * written.
 */
export async function installBuyingGuides(db: Db): Promise<number> {
  let written = 0
  for (const [slug, { h1Text, sections, questions }] of Object.entries(BUYING_GUIDES)) {
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
