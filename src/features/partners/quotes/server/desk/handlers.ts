import { implement } from '@orpc/server'
import { needs, needsSecondFactor } from '#features/people/accounts/server/index.ts'
import { quotesContract } from '../../contract.ts'
import { QUOTE } from '../../rules/access.ts'
import { permissionFor } from '../../rules/allowed-actions.ts'
import { presentComment } from '../comments.ts'
import { presentFile, quoteFileAnswer } from '../file-rows.ts'
import { wireContent, wireTotals } from '../wire.ts'
import { openQuote, type QuotesContext } from './change-quote.ts'
import { commentOn } from './comment-on.ts'
import { attachFile, fileBytes, removeFile } from './files.ts'
import { presentPriced } from './judge.ts'
import { listQuotes } from './list-quotes.ts'
import { createQuote, duplicateQuote, openVersion } from './new-quotes.ts'
import { presentListed, presentVersion } from './present-quote.ts'
import { checkTyped, saveQuote } from './save-quote.ts'
import { countedPrice, honorQuote, renewLink, sendQuote } from './send-steps.ts'
import { approveQuote, refuseQuote, reviseQuote, submitQuote, withdrawQuote } from './steps.ts'
import {
  changeTemplate,
  createTemplate,
  findTemplate,
  listTemplates,
  presentTemplate,
  templateContent,
} from './templates.ts'

const os = implement(quotesContract).$context<QuotesContext>()

export const quotesHandlers = {
  list: os.list.use(needs(QUOTE.read)).handler(async ({ input, context: { db, clock, permission } }) => {
    const now = clock.now()
    const { page, next } = await listQuotes(db, permission, input, now)
    return { quotes: page.map((row) => presentListed(row, now)), next }
  }),
  get: os.get.use(needs(QUOTE.read)).handler(({ input, context }) => openQuote(context, input.id)),
  create: os.create
    .use(needs(QUOTE.write))
    .handler(({ input, context }) => countedPrice(context, () => createQuote(context, input))),
  save: os.save
    .use(needs(permissionFor('save')))
    .handler(({ input, context }) => countedPrice(context, () => saveQuote(context, input))),

  priceCheck: os.priceCheck.use(needs(QUOTE.write)).handler(async ({ input, context }) => {
    const now = context.clock.now()
    const contact = { name: '', phone: '', email: '', zip: input.zip }
    const { priced } = await countedPrice(context, () =>
      checkTyped(context, { ...input, contact }, undefined, now),
    )
    // The contact is typed beside the content: only the content is judged here.
    const sendable = { contact: { name: 'x', email: 'x' }, offeredUntil: new Date(now.getTime() + 1), now }
    return { ...presentPriced(priced, context.actor, sendable), content: wireContent(priced.content) }
  }),

  submit: os.submit
    .use(needs(permissionFor('submit')))
    .handler(({ input, context }) => submitQuote(context, input)),
  approve: os.approve
    .use(needs(permissionFor('approve')))
    .use(needsSecondFactor)
    .handler(({ input, context }) => approveQuote(context, input)),
  refuse: os.refuse
    .use(needs(permissionFor('refuse')))
    .use(needsSecondFactor)
    .handler(({ input, context }) => refuseQuote(context, input)),
  send: os.send.use(needs(permissionFor('send'))).handler(({ input, context }) => sendQuote(context, input)),
  revise: os.revise
    .use(needs(permissionFor('revise')))
    .handler(({ input, context }) => reviseQuote(context, input)),
  withdraw: os.withdraw
    .use(needs(permissionFor('withdraw')))
    .handler(({ input, context }) => withdrawQuote(context, input)),
  honor: os.honor
    .use(needs(permissionFor('honor')))
    .use(needsSecondFactor)
    .handler(({ input, context }) => honorQuote(context, input)),
  duplicate: os.duplicate
    .use(needs(permissionFor('duplicate')))
    .handler(({ input, context }) => duplicateQuote(context, input)),
  link: os.link.use(needs(permissionFor('link'))).handler(({ input, context }) => renewLink(context, input)),

  version: os.version.use(needs(QUOTE.read)).handler(async ({ input, context }) => {
    const row = await openVersion(context, input.id, input.version)
    return {
      ...presentVersion(row),
      content: wireContent(row.content),
      totals: row.totals.map(wireTotals),
    }
  }),

  comment: os.comment
    .use(needs(permissionFor('comment')))
    .handler(async ({ input, context }) => presentComment(await commentOn(context, input))),

  attach: os.attach
    .use(needs(permissionFor('attach')))
    .handler(async ({ input, context }) => presentFile(await attachFile(context, input))),

  file: os.file.use(needs(QUOTE.read)).handler(async ({ input, context }) => {
    const { row, bytes } = await fileBytes(context, input)
    return quoteFileAnswer(row, bytes)
  }),

  removeFile: os.removeFile.use(needs(permissionFor('attach'))).handler(async ({ input, context }) => {
    await removeFile(context, input)
    return { removed: true as const }
  }),

  templates: os.templates.use(needs(QUOTE.write)).handler(async ({ context: { db, permission } }) => ({
    templates: (await listTemplates(db, permission)).map(presentTemplate),
  })),
  openTemplate: os.openTemplate
    .use(needs(QUOTE.write))
    .handler(async ({ input, context: { db, permission } }) => {
      const row = await findTemplate(db, permission, input.id)
      return { ...presentTemplate(row), content: templateContent(row) }
    }),
  createTemplate: os.createTemplate
    .use(needs(QUOTE.write))
    .handler(async ({ input, context }) => presentTemplate(await createTemplate(context, input))),
  changeTemplate: os.changeTemplate
    .use(needs(QUOTE.write))
    .handler(async ({ input, context }) => presentTemplate(await changeTemplate(context, input))),
  removeTemplate: os.removeTemplate
    .use(needs(QUOTE.write))
    .handler(async ({ input, context }) =>
      presentTemplate(await changeTemplate(context, { ...input, isRemoved: true })),
    ),
  restoreTemplate: os.restoreTemplate
    .use(needs(QUOTE.write))
    .handler(async ({ input, context }) =>
      presentTemplate(await changeTemplate(context, { ...input, isRemoved: false })),
    ),
}
