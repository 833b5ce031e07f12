import { z } from 'zod'
import { OWN_PATH } from '#lib/http/safe-address.ts'

const line = z.string().min(1).max(200)
const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

export const videoSchema = z.object({
  lead: z.string().min(1).max(600),
  seconds: z.number().positive(),
  clip: z
    .string()
    .regex(/^[\w-]+(\/[\w-]+)*$/)
    .describe('where clip, poster, captions and chapters are below /assets, without ending'),
  chapters: z
    .array(
      z.object({
        title: line,
        from: z.number().min(0).describe('seconds'),
        text: z.string().min(1).max(600).describe('what the captions say in it'),
      }),
    )
    .min(2)
    .max(12),
  article: name.optional().describe('the article of the learning center about the same work'),
  types: z.array(line).max(8).describe('product types whose pages link the video'),
  products: z
    .object({ text: line, href: z.string().regex(OWN_PATH) })
    .describe('the list of what the work needs'),
})
