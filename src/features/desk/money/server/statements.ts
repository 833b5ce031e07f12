import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { needs, type WhoAsks } from '#features/people/accounts/server/index.ts'
import type { Clock } from '#lib/clock.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { statementsContract } from '../contract/statements.ts'
import { MONEY } from '../rules/access.ts'
import { type AgedSums, agedSums } from '../rules/aging.ts'
import { statementTexts } from '../statement-texts.ts'
import { mailHandlers } from './mail-statements.ts'
import { readAging } from './read-aging.ts'
import { amountsOf, printStatement, readStatement } from './read-statement.ts'

interface StatementContext extends WhoAsks {
  db: Db
  clock: Clock
  contact: { phone: string; email: string; address: string }
}

const os = implement(statementsContract).$context<StatementContext>()

/** What companies on net terms owe, and the statements that say so. */
export const statementHandlers = {
  ...mailHandlers,

  aging: os.aging.use(needs(MONEY.read)).handler(async ({ context: { db, clock } }) => {
    const today = inStoreZone(clock.now()).day
    const companies = await readAging(db, { today })
    const total = agedSums([], today)
    for (const { sums } of companies)
      for (const column of Object.keys(total) as (keyof AgedSums)[]) total[column] += sums[column]
    return {
      day: today,
      rows: companies.map(({ companyId, name, sums }) => ({
        companyID: companyId,
        name,
        ...amountsOf(sums),
      })),
      total: amountsOf(total),
    }
  }),

  statement: os.statement
    .use(needs(MONEY.read))
    .handler(({ input: { companyID }, context: { db, clock } }) =>
      readStatement(db, { companyId: companyID, now: clock.now() }),
    ),

  statementFile: os.statementFile
    .use(needs(MONEY.read))
    .handler(async ({ input: { companyID }, context: { db, clock, contact } }) => {
      const statement = await readStatement(db, { companyId: companyID, now: clock.now() })
      const pdf = await printStatement(statement, contact)
      const name = `${statementTexts.fileName}-${companyID}.pdf`
      return new File([new Uint8Array(pdf)], name, { type: 'application/pdf' })
    }),
}
