import { add, type Cents, toWire, ZERO } from '#lib/money.ts'
import type { RebateProgram, Rebates } from '../contract.ts'
import { isAtMost, type Offer } from '../rules/eligible.ts'
import { federalCreditsOn, type Program } from '../rules/programs.ts'
import type { Fuel } from '../rules/reach.ts'
import type { UtilityQuestion } from '../rules/utilities.ts'
import { federalCreditTable } from './credit-table.ts'
import { rebateTable } from './programs.ts'

interface ProductRebates {
  id: string
  /** fuels whose utility decides about its offers */
  fuels: readonly Fuel[]
  offers: readonly Offer[]
  best: readonly Offer[]
  total: Cents
}

/** The answer: records that name their programs by id, and each program once. */
export function presentRebates(
  zipcode: string,
  day: string,
  records: readonly ProductRebates[],
  questions: readonly UtilityQuestion[],
): Rebates {
  const programs = new Map(
    records.flatMap(({ offers }) => offers.map(({ program }) => [program.id, program] as const)),
  )
  return {
    zipcode,
    asOf: rebateTable.current().asOf,
    data: records.map(({ id, fuels, offers, best, total }) => ({
      product_id: id,
      fuels: [...fuels],
      totalRebate: toWire(total),
      atMost: best.some(isAtMost),
      authorities: best.map(({ program }) => program.authority),
      rebates: offers.map(({ program, amount, counted, conditions }) => ({
        program: program.id,
        amount: toWire(amount),
        counted,
        conditions: [...conditions],
      })),
    })),
    programs: [...programs.values()].map(presentProgram),
    utilities: questions.map(({ fuel, names, chosen }) => ({ fuel, names: [...names], chosen })),
    totalRebates: toWire(records.reduce<Cents>((sum, { total }) => add(sum, total), ZERO)),
    endedFederalCredits: federalCreditsOn(federalCreditTable.current().value, day).ended.map(
      ({ section, name, until }) => ({
        section,
        name,
        endedOn: until,
      }),
    ),
  }
}

const presentProgram = ({
  id,
  name,
  authority,
  url,
  payment,
  incomeTested,
  lastDay,
}: Program): RebateProgram => ({ id, name, authority, url, payment, incomeTested, endsOn: lastDay })
