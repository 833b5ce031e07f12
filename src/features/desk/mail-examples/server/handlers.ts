import { implement } from '@orpc/server'
import { needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { renderLetter } from '#platform/mail/server/send.ts'
import { mailExamplesContract } from '../contract.ts'
import { MAIL } from '../rules/access.ts'
import type { ExampleMails } from './example-letters.ts'

const texts = defineTexts({
  unknown: 'There is no such mail.',
})

const os = implement(mailExamplesContract).$context<WhoAsks & { exampleMails: ExampleMails }>()

export const mailExamplesHandlers = {
  list: os.list.use(needs(MAIL.read)).handler(({ context: { exampleMails } }) => ({
    mails: [...exampleMails().values()].map(({ letter: _letter, ...kind }) => kind),
  })),

  /** Renders one letter, as the mail job does. */
  open: os.open.use(needs(MAIL.read)).handler(async ({ input: { id }, context: { exampleMails } }) => {
    const mail = exampleMails().get(id)
    if (!mail) throw new ApiError('mail_unknown', texts.unknown, { status: 404 })
    const { letter, ...kind } = mail
    const { html, text } = await renderLetter(letter)
    return { ...kind, html, text }
  }),
}
