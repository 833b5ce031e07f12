import type { LoaderFunctionArgs } from 'react-router'
import { periodOf } from '#features/desk/money/rules/period.ts'
import { texts } from '#features/desk/money/texts.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type Filters, readQuery } from '#platform/lists/rules/query.ts'
import { portalContext } from '../../context.ts'
import { changedSearch, type List } from '../../list/define-list.ts'
import { readList } from '../../list/list.server.ts'

/** A report of a period. One that is empty or too long is said at its field, and the usual one is shown. */
export async function readReport<F extends Filters, Row, More, Shown>(
  list: List<F, Row, More, Shown>,
  { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>,
) {
  const today = inStoreZone(context.get(portalContext).clock.now()).day
  const { query } = readQuery(list.query, url.searchParams)
  if (periodOf(query as { from?: string; to?: string }, today)) return readList(list, { context, url })
  const usual = new URL(`?${changedSearch(url.searchParams, { from: '', to: '' })}`, url)
  const answer = await readList(list, { context, url: usual })
  return { ...answer, query, faults: { ...answer.faults, from: texts.badPeriod } }
}
