import { z } from 'zod'
import { dimensionsSchema, drawingSchema } from './card.ts'

export const breadcrumbSchema = z.object({ name: z.string(), slug: z.string(), path: z.string() })

const categoryRefSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  path: z.string(),
  image: z.string().nullable(),
  places: z.array(z.string()).describe('parts of drawn scenes that lead to it'),
  description: z.string(),
  productCount: z.number().int(),
  drawing: drawingSchema.nullable(),
  dimensions: dimensionsSchema.nullable(),
})

const categoryArticleSchema = z.object({
  sections: z.array(z.object({ title: z.string(), text: z.string() })).readonly(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })).readonly(),
})
export type CategoryArticle = z.infer<typeof categoryArticleSchema>

/** E-CATEGORY */
export const categorySchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  seoDescription: z.string(),
  videoUrl: z.string().nullable(),
  image: z.string().nullable(),
  isHighValue: z.boolean(),
  h1Text: z.string().describe('the words of the heading; empty when the heading is the name'),
  article: categoryArticleSchema.nullable(),
  shouldDisplayBTUCalc: z.boolean(),
  path: z.string(),
  categoryPath: z.array(z.string()).describe('names from the top, as search takes them'),
  productCount: z.number().int(),
  breadcrumbs: z.array(breadcrumbSchema),
  subCategories: z.array(categoryRefSchema),
})

export interface CategoryNode extends z.infer<typeof categoryRefSchema> {
  children: CategoryNode[]
}
export const categoryNodeSchema: z.ZodType<CategoryNode> = categoryRefSchema.extend({
  get children() {
    return z.array(categoryNodeSchema)
  },
})

export interface MenuEntry {
  id: number
  name: string
  link: string
  icon: string
  /** the number of products in the category and its subcategories */
  count: number
  children: MenuEntry[]
}
export const menuEntrySchema: z.ZodType<MenuEntry> = z.object({
  id: z.number().int(),
  name: z.string(),
  link: z.string(),
  icon: z.string(),
  count: z.number().int(),
  get children() {
    return z.array(menuEntrySchema)
  },
})

export type Category = z.infer<typeof categorySchema>
