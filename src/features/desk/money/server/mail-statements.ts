import { implement } from '@orpc/server'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { inTransaction } from '#db/transaction.ts'
import { readActor, writeActor } from '#features/people/accounts/rules/actor.ts'
import { type Authorized, needs, requireStill, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { recordAudit } from '#platform/audit/server/audit.ts'
import { type Day, inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { Mailing, Stored } from '#platform/feature/server/define-feature.ts'
import { renderLetter } from '#platform/mail/server/send.ts'
import type { OutboxHandler } from '#platform/outbox/server/dispatch.ts'
import { writeOutbox } from '#platform/outbox/server/outbox.ts'
import { type Statement, statementsContract } from '../contract/statements.ts'
import { MONEY } from '../rules/access.ts'
import { type MailState, type NotMailed, owedOf } from '../rules/aging.ts'
import { statementTexts } from '../statement-texts.ts'
import { type CompanyAging, readAging } from './read-aging.ts'
import { printStatement, readStatement, wire } from './read-statement.ts'

/** The outbox topic of statements to companies on net terms. */
export const STATEMENT_MAIL_TOPIC = 'mail.statement'
const SHOWN = 50

interface MailContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(statementsContract).$context<MailContext>()

export const mailHandlers = {
  mails: os.mails.use(needs(MONEY.read)).handler(async ({ context: { db, clock } }) => {
    const today = inStoreZone(clock.now()).day
    const [companies, mailed, history] = await Promise.all([
      readAging(db, { today }),
      db.selectFrom('statement_mail').select('company_id').where('day', '=', today).execute(),
      db
        .selectFrom('statement_mail')
        .innerJoin('company', 'company.id', 'company_id')
        .selectAll('statement_mail')
        .select('company.name')
        .orderBy('asked_at', 'desc')
        .orderBy('company_id')
        .limit(SHOWN)
        .execute(),
    ])
    const hasMail = new Set(mailed.map(({ company_id }) => company_id))
    return {
      companies: companies
        .filter(({ overdue }) => overdue > 0)
        .map((company) => ({
          companyID: company.companyId,
          name: company.name,
          email: company.email,
          overdue: wire(company.overdue),
          owed: wire(owedOf(company.sums)),
          not: hasMail.has(company.companyId) ? 'mailed_today' : (notMailed(company) ?? null),
        })),
      history: history.map((row) => ({
        companyID: row.company_id,
        name: row.name,
        address: row.address,
        owed: wire(row.owed_cents),
        overdue: wire(row.overdue_cents),
        state: row.state,
        by: staffName(row.actor),
        askedAt: row.asked_at.toISOString(),
      })),
    }
  }),

  mailStatements: os.mailStatements
    .use(needs(MONEY['mail-statements']))
    .handler(async ({ input, context: { db, clock, permission } }) => ({
      companies: await askForMails(db, permission, { companies: input.companies, now: clock.now() }),
    })),
}

function staffName(text: string): string {
  const actor = readActor(text)
  return actor.kind === 'staff' ? actor.name : ''
}

function notMailed({ email, sums }: Pick<CompanyAging, 'email' | 'sums'>): NotMailed | undefined {
  if (owedOf(sums) <= 0) return 'nothing_owed'
  return email === '' ? 'no_address' : undefined
}

/**
 * Has the statements of these companies mailed, each once a day, whoever asks and however often; says of each
 * why it is not.
 */
const askForMails = (
  db: Db,
  permission: Authorized<'money.mail-statements'>,
  { companies, now }: { companies: readonly number[]; now: Date },
): Promise<{ companyID: number; not: NotMailed | null }[]> =>
  inTransaction(
    db,
    async (trx) => {
      await requireStill(trx, permission)
      const today = inStoreZone(now).day
      const owing = new Map((await readAging(trx, { today })).map((each) => [each.companyId, each]))
      const asked = []
      // In one order, so that two people who mail the same companies wait for each other and do not block.
      for (const companyID of [...new Set(companies)].toSorted((one, other) => one - other)) {
        const company = owing.get(companyID)
        const not = company ? notMailed(company) : 'nothing_owed'
        const isNew = company && !not && (await askForMail(trx, permission, { company, today, now }))
        asked.push({ companyID, not: not ?? (isNew ? null : ('mailed_today' as const)) })
      }
      return asked
    },
    statementTexts.busy,
  )

async function askForMail(
  trx: Transaction<Tables>,
  { actor }: Authorized<'money.mail-statements'>,
  { company, today, now }: { company: CompanyAging; today: Day; now: Date },
): Promise<boolean> {
  const { companyId, email, sums, overdue } = company
  const row = await trx
    .insertInto('statement_mail')
    .values({
      ...{ company_id: companyId, day: today, address: email, state: 'waiting' },
      ...{ owed_cents: owedOf(sums), overdue_cents: overdue, actor: writeActor(actor), asked_at: now },
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'day']).doNothing())
    .returning('company_id')
    .executeTakeFirst()
  if (!row) return false
  const message = {
    topic: STATEMENT_MAIL_TOPIC,
    dedupeKey: `statement:${companyId}:${today}`,
    payload: { companyID: companyId, day: today },
  }
  await writeOutbox(trx, message, now)
  await recordAudit(trx, {
    ...{ actor, action: 'money.mail-statements', entity: 'company', entityId: companyId, companyId },
    after: { total: owedOf(sums) },
  })
  return true
}

const schema = z.object({ companyID: z.int(), day: z.iso.date() })

/** Mails a statement with what the company owes now. Throws when it has to be tried again. */
export const sendStatements =
  ({
    db,
    clock,
    mailer,
    shop,
    contact,
  }: Stored & Mailing & { contact: { address: string } }): OutboxHandler =>
  async (payload, dedupeKey) => {
    const { companyID, day } = schema.parse(payload)
    const row = db.selectFrom('statement_mail').where('company_id', '=', companyID).where('day', '=', day)
    const { state, address } = await row.select(['state', 'address']).executeTakeFirstOrThrow()
    if (state !== 'waiting') return
    const end = (became: MailState) =>
      db
        .updateTable('statement_mail')
        .set({ state: became })
        .where('company_id', '=', companyID)
        .where('day', '=', day)
        .execute()
    const statement = await readStatement(db, { companyId: companyID, now: clock.now() })
    if (statement.sums.owed <= 0) return void (await end('nothing_owed'))
    const content = await printStatement(statement, { ...shop, address: contact.address })
    const result = await mailer.send({
      ...(await letterOf(statement, shop)),
      to: { address, name: statement.name },
      dedupeKey,
      replyTo: shop.email,
      attachments: [
        { filename: `${statementTexts.fileName}-${day}.pdf`, contentType: 'application/pdf', content },
      ],
    })
    if (result.kind === 'retry') throw new Error(`mail: ${result.cause}`)
    await end(result.kind === 'sent' ? 'sent' : 'refused')
  }

function letterOf({ asOf, sums }: Statement, shop: Mailing['shop']) {
  const words = statementTexts.mail
  const owed = words.owed(formatWire(sums.owed))
  return renderLetter({
    from: shop.name,
    subject: words.subject(shop.name, formatDate(asOf)),
    preview: owed,
    heading: words.heading,
    paragraphs: [
      owed,
      ...(sums.overdue > 0 ? [words.overdue(formatWire(sums.overdue))] : []),
      words.attached,
    ],
    action: { label: words.action, href: `${shop.portalOrigin}/credit` },
    lines: [],
    sums: [],
    footnotes: [words.footnote(shop.phone)],
  })
}
