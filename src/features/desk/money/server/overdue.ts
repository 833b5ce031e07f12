import { type RawBuilder, sql } from 'kysely'
import type { Day } from '#platform/clock/rules/calendar.ts'

export interface OverdueRow {
  id: number
  name: string
  phone: string
  email: string
  /** cents past due, before credits */
  overdue: number
  /** the day on which the oldest of it was due */
  since: Date
}

/**
 * Companies on net terms that are past due and owe something after their credits: those of the aging, as the
 * rows of one query.
 */
export const overdueCompanies = (today: Day): RawBuilder<OverdueRow> => sql<OverdueRow>`
  select c.id, c.name, c.phone, c.email,
    sum(p.owed_cents) filter (where p.owed_cents > 0 and p.due_on < ${today}::date)::integer as overdue,
    min(p.due_on) filter (where p.owed_cents > 0)::timestamp at time zone 'UTC' as since
  from credit_position p
  join company c on c.id = p.company_id
  where p.status = 'captured'
    and p.owed_cents <> 0
    and p.id in (
      select id
      from credit_charge
      where status = 'captured' and captured_cents > received_cents
      union
      select charge_id
      from credit_refund
    )
  group by c.id
  having sum(p.owed_cents) > 0 and bool_or(p.owed_cents > 0 and p.due_on < ${today}::date)`

/**
 * Of these companies, those whose statement can be mailed and was not this month. A mailbox that refused it
 * is asked again when its address has changed.
 */
export const unsentStatements = (today: Day): RawBuilder<OverdueRow> => sql<OverdueRow>`
  select late.*
  from (${overdueCompanies(today)}) as late
  where late.email <> ''
    and not exists (
      select
      from statement_mail mail
      where mail.company_id = late.id
        and mail.day >= date_trunc('month', ${today}::date)::date
        and (mail.state in ('waiting', 'sent') or mail.address = late.email)
    )`
