import type { LoaderFunctionArgs } from 'react-router'
import { comparedWith, periodOf, presetsOf } from '#features/desk/figures/rules/period.ts'
import { texts } from '#features/desk/figures/texts.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { portalContext } from '../../context.ts'
import { changedSearch } from '../../list/define-list.ts'

/** The dates of the address, as the rules of periods read them. */
type Dates = Parameters<typeof comparedWith>[1]

/**
 * The address that the call can answer, the sentences about dates that it can't, and the periods by name. The
 * usual days stand for a period that is empty or too long, the days before for other days that are.
 */
export function readDates(asked: Dates, { context, url }: Pick<LoaderFunctionArgs, 'context' | 'url'>) {
  const today = inStoreZone(context.get(portalContext).clock.now()).day
  const period = periodOf(asked, today)
  const faults: Record<string, string> = {}
  const changes: Record<string, string> = {}
  if (!period) {
    faults.from = texts.badPeriod
    Object.assign(changes, { from: '', to: '' })
  }
  if (asked.against === 'other' && !comparedWith({ from: today, to: today }, asked)) {
    faults.otherFrom = texts.badOther
    changes.against = ''
  }
  const answerable = new URL(`?${changedSearch(url.searchParams, changes)}`, url)
  return { answerable, faults, presets: presetsOf(today) }
}
