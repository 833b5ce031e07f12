import { oc } from '@orpc/contract'
import { z } from 'zod'

const kindSchema = z.object({
  id: z.string().describe('topic and kind in one word: "order-notice-shipped"'),
  group: z.string(),
  subject: z.string(),
  to: z.string().describe('who receives it'),
  when: z.string().describe('when the store sends it'),
  canStop: z.boolean().describe('the mail has a link by which the receiver stops such mail'),
})
export type MailKind = z.infer<typeof kindSchema>

const exampleSchema = kindSchema.extend({ html: z.string(), text: z.string() })

/** Examples of the mails that the store sends, for its staff. */
export const mailExamplesContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/partner/mails',
      tags: ['partner'],
      summary: 'Every kind of mail that the store sends',
    })
    .output(z.object({ mails: z.array(kindSchema) })),
  /** 404 `mail_unknown` */
  open: oc
    .route({
      method: 'GET',
      path: '/partner/mails/{id}',
      tags: ['partner'],
      summary: 'An example of one kind of mail, as HTML and as plain text',
    })
    .input(z.object({ id: z.string().min(1).max(80) }))
    .output(exampleSchema),
}
