import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { readActor } from '#features/people/accounts/rules/actor.ts'
import {
  type Authorized,
  needs,
  needsSecondFactor,
  requireAllRows,
  type WhoAsks,
} from '#features/people/accounts/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import type { Clock } from '#lib/clock.ts'
import { type Cents, toWire } from '#lib/money.ts'
import { addDays, type Day, inStoreZone } from '#platform/clock/rules/calendar.ts'
import { moneyContract } from '../contract.ts'
import { MONEY } from '../rules/access.ts'
import { changedSince, type DayFigures, netOf, providersOf } from '../rules/day-figures.ts'
import { texts } from '../texts.ts'
import { type CloseRefusal, closeDay, markOf, needsNote, reopenDay } from './close-day.ts'
import { type DayRow, daySums, readDay } from './read-day.ts'

interface DayContext extends WhoAsks {
  db: Db
  clock: Clock
}

const os = implement(moneyContract).$context<DayContext>()

/** Days that a page of the list has. */
const DAYS = 31
const MOST_CLOSINGS = 20

export const dayHandlers = {
  days: os.days.use(needs(MONEY.read)).handler(async ({ input, context: { db, clock, permission } }) => {
    requireAllRows(permission)
    const today = inStoreZone(clock.now()).day
    const to = input.to === undefined || input.to > today ? today : input.to
    const period = { from: addDays(to, 1 - DAYS), to }
    const { rows } = await daySums(period).execute(db)
    const closings = await db
      .selectFrom('day_close')
      .select(['day', 'figures', 'closed_by', 'closed_at'])
      .where('day', '>=', period.from)
      .where('day', '<=', to)
      .where('reopened_at', 'is', null)
      .execute()
    const byDay = Map.groupBy(rows, ({ day }) => day)
    return {
      before: addDays(period.from, -1),
      days: Array.from({ length: DAYS }, (_, back) => {
        const day = addDays(to, -back)
        const closing = closings.find((each) => each.day === day)
        const ways = (byDay.get(day) ?? []).map(({ day: _day, ...way }) => way)
        const changed = closing && changedSince(closing.figures, { ...closing.figures, ways }).length > 0
        return {
          ...{ day, isOver: day < today },
          ...sumsOf(byDay.get(day) ?? []),
          closed: closing ? { by: nameOf(closing.closed_by), at: closing.closed_at.toISOString() } : null,
          hasChanged: changed ?? false,
        }
      }),
    }
  }),

  day: os.day.use(needs(MONEY.read)).handler(async ({ input: { day }, context }) => {
    const { db, clock, permission } = context
    const figures = await readDay(db, day)
    const history = await closingsOf(db, permission, day)
    const closing = history.find(({ reopened_at }) => reopened_at === null)
    const shown = closing?.figures ?? figures
    return {
      day,
      isOver: day < inStoreZone(clock.now()).day,
      seen: markOf(figures),
      needsNote: needsNote(figures),
      ...present(shown),
      changed: closing
        ? changedSince(closing.figures, figures).map((way) => ({
            ...way,
            before: dollars(way.before),
            now: dollars(way.now),
          }))
        : [],
      isClosed: closing !== undefined,
      history: history.map((row) => ({
        note: row.note,
        by: nameOf(row.closed_by),
        at: row.closed_at.toISOString(),
        net: dollars(row.figures.ways.reduce((sum, way) => sum + netOf(way), 0)),
        reopened:
          row.reopened_at && row.reopened_by !== null
            ? {
                by: nameOf(row.reopened_by),
                at: row.reopened_at.toISOString(),
                reason: row.reopen_reason ?? '',
              }
            : null,
      })),
    }
  }),

  closeDay: os.closeDay.use(needs(MONEY.close)).handler(async ({ input, context }) => {
    const asked = { ...input, now: context.clock.now() }
    return done(await closeDay(context.db, context.permission, asked), 'closed')
  }),

  reopenDay: os.reopenDay
    .use(needs(MONEY.reopen))
    .use(needsSecondFactor)
    .handler(async ({ input, context }) => {
      const asked = { ...input, now: context.clock.now() }
      return done(await reopenDay(context.db, context.permission, asked), 'reopened')
    }),
}

function done<R extends string>(refused: CloseRefusal | undefined, result: R): { result: R } {
  if (refused === undefined) return { result }
  const message = texts.closing[refused]
  if (refused === 'note_needed')
    throw new ApiError('invalid', message, { status: 400, details: { issues: [{ path: 'note', message }] } })
  throw new ApiError(refused, message, { status: 409 })
}

function closingsOf(db: Db, permission: Authorized<'money.read'>, day: Day) {
  requireAllRows(permission)
  return db
    .selectFrom('day_close')
    .selectAll()
    .where('day', '=', day)
    .orderBy('id', 'desc')
    .limit(MOST_CLOSINGS)
    .execute()
}

function nameOf(text: string): string {
  const actor = readActor(text)
  return actor.kind === 'staff' ? actor.name : texts.systems.other
}

const dollars = (cents: number): number => toWire(cents as Cents)

function sumsOf(rows: readonly DayRow[]) {
  const sum = (name: 'taken' | 'refunded' | 'takenBack') => rows.reduce((all, row) => all + row[name], 0)
  return {
    taken: dollars(sum('taken')),
    refunded: dollars(sum('refunded') + sum('takenBack')),
    net: dollars(rows.reduce((all, row) => all + netOf(row), 0)),
  }
}

const present = (figures: DayFigures) => ({
  isCompared: figures.isCompared,
  ways: figures.ways.map((way) => ({
    ...{ method: way.method, provider: way.provider, disputed: way.disputed },
    taken: dollars(way.taken),
    refunded: dollars(way.refunded),
    takenBack: dollars(way.takenBack),
    net: dollars(netOf(way)),
  })),
  providers: providersOf(figures).map(({ provider, ours, theirs, found }) => ({
    ...{ provider, found },
    ours: dollars(ours),
    theirs: theirs === null ? null : dollars(theirs),
    difference: theirs === null ? null : dollars(theirs - ours),
  })),
})
