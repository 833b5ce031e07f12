import { federalCreditsOn, type Program } from '#features/catalog/rebates/rules/programs.ts'
import { federalCreditTable, readPrograms, rebateTable } from '#features/catalog/rebates/server/index.ts'
import { formatDate } from '#lib/dates.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'
import type { FactTable } from '../../contract.ts'
import type { FactsContext } from './rule-facts.ts'

/** Words of the tables in articles. */
const moneyTexts = defineTexts({
  federalCredits: {
    caption: (day: string) => `Federal tax credits as of ${day}`,
    credit: 'Credit',
    section: 'Section',
    installedUntil: 'Installed until',
    source: (of: string) => `the store’s rebate data; ${of}`,
  },
  stateRebates: {
    source: (day: string) => `the store’s rebate data, state of ${day}; the program decides`,
    yes: 'Yes',
    notForAll: 'Not for all amounts',
    caption: 'State heat pump programs: maximum rebate',
    state: 'State',
    program: 'Program',
    upTo: 'Up to',
    onlyBelowAn: 'Only below an income',
  },
})

export function federalCredits({ day }: FactsContext): FactTable {
  const { value: credits, source } = federalCreditTable.current()
  const { open, ended } = federalCreditsOn(credits, day)
  return {
    caption: moneyTexts.federalCredits.caption(formatDate(day)),
    columns: [
      moneyTexts.federalCredits.credit,
      moneyTexts.federalCredits.section,
      moneyTexts.federalCredits.installedUntil,
    ],
    rows: [...open, ...ended].map(({ name, section, until }) => [name, section, formatDate(until)]),
    source: moneyTexts.federalCredits.source(source),
  }
}

const HEAT_PUMPS = new Set<Program['equipment'][number]>(['ducted-heat-pump', 'mini-split'])

const isInForce = ({ firstDay, lastDay }: Program, day: string): boolean =>
  (firstDay === null || firstDay <= day) && (lastDay === null || day <= lastDay)

/** The most that a program pays for a heat pump, in dollars; undefined where that depends on the unit. */
function most({ basis, amount, cap }: Program): number | undefined {
  if (cap !== null) return cap / 100
  return basis === 'dollars' ? amount : undefined
}

/** State programs for heat pumps: the largest amount of each, and whether household income decides. */
export function stateRebates({ day }: FactsContext): FactTable {
  const programs = readPrograms().filter(
    (program) =>
      program.level === 'state' &&
      program.requirements.membersOf === null &&
      isInForce(program, day) &&
      program.equipment.some((each) => HEAT_PUMPS.has(each)) &&
      most(program) !== undefined,
  )
  const byName = Map.groupBy(programs, ({ id, name }) => `${id.slice(0, 2)} ${name}`)
  const rows = [...byName.values()].map((group) => {
    const best = group.toSorted((a, b) => (most(b) ?? 0) - (most(a) ?? 0))[0]!
    const isTested = group.every(({ incomeTested }) => incomeTested)
    return [
      best.id.slice(0, 2),
      best.name,
      `$${grouped(most(best) ?? 0)}`,
      isTested ? moneyTexts.stateRebates.yes : moneyTexts.stateRebates.notForAll,
    ]
  })
  return {
    caption: moneyTexts.stateRebates.caption,
    columns: [
      moneyTexts.stateRebates.state,
      moneyTexts.stateRebates.program,
      moneyTexts.stateRebates.upTo,
      moneyTexts.stateRebates.onlyBelowAn,
    ],
    rows: rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b)),
    source: moneyTexts.stateRebates.source(formatDate(rebateTable.current().asOf)),
  }
}
