import { batch } from '#kit/calls/batch.ts'
import { type Cents, formatMoney, fromWire } from '#kit/money.ts'
import type { RebateProgram, RebateRecord, Rebates } from '../contract.ts'
import { type RebateMap, withRecords } from '../rules/rebate-cache.ts'
import { shortName, texts } from '../texts.ts'

/** The call that knows: POST /rebates/get_rebates. */
export type FindRebates = (request: {
  zipcode: string
  productsData: { product_id: string }[]
}) => Promise<Rebates>

/** What programs pay for one product, ready to be shown. */
export interface ProductRebate {
  zip: string
  total: Cents
  /** conditions are open */
  atMost: boolean
  /** whose offers make up the total */
  payers: readonly string[]
  /** "−$600 ComEd rebate, after purchase"; '' when nothing is certain enough to name */
  line: string
  /** the total as a line of a sum says it */
  sum: string
  offers: readonly {
    program: RebateProgram
    amount: string
    counted: boolean
    conditions: readonly string[]
  }[]
  /** yyyy-mm-dd, age of the data */
  asOf: string
  endedCredits: Rebates['endedFederalCredits']
}

// S-REBATES: the newest 48 records of this visit.
let kept: RebateMap<ProductRebate> = new Map()

// The call that the last question for a zip came with.
const finders = new Map<string, FindRebates>()

const lookup = batch<ProductRebate>(async (zip, ids) => {
  const find = finders.get(zip)
  finders.delete(zip)
  const found = find ? await lookUp(find, zip, ids) : new Map<string, ProductRebate>()
  kept = withRecords(kept, zip, [...found])
  return found
})

/**
 * What programs pay for a product at a zip; undefined when the call failed. All products asked for in one
 * moment go out in one call. Without a zip there is no call (V-REBATES).
 */
export function rebateFor(find: FindRebates, zip: string, id: string): Promise<ProductRebate | undefined> {
  const known = kept.get(zip)?.get(id)
  if (known || zip === '') return Promise.resolve(known)
  finders.set(zip, find)
  return lookup(zip, id)
}

async function lookUp(
  find: FindRebates,
  zipcode: string,
  ids: readonly string[],
): Promise<Map<string, ProductRebate>> {
  const answer = await find({ zipcode, productsData: ids.map((product_id) => ({ product_id })) })
  const programs = new Map(answer.programs.map((program) => [program.id, program]))
  return new Map(answer.data.map((record) => [record.product_id, view(record, programs, answer)]))
}

function view(
  record: RebateRecord,
  programs: ReadonlyMap<string, RebateProgram>,
  { zipcode, asOf, endedFederalCredits }: Rebates,
): ProductRebate {
  const total = fromWire(record.totalRebate)
  const amount = dollars(total)
  const isOfInstalledCost = record.rebates.some(
    ({ counted, conditions }) => counted && conditions.includes('installed'),
  )
  return {
    zip: zipcode,
    total,
    atMost: record.atMost,
    payers: record.authorities,
    line: total === 0 ? '' : texts.line(amount, record.authorities, record.atMost, isOfInstalledCost),
    sum: total === 0 ? texts.noneKnown : texts.sum(amount, record.atMost),
    offers: record.rebates.flatMap(({ program: id, amount: wire, counted, conditions }) => {
      const program = programs.get(id)
      return program
        ? [
            {
              program,
              amount: dollars(fromWire(wire)),
              counted,
              conditions: conditions.map((condition) =>
                condition === 'served'
                  ? texts.servedBy(shortName(program.authority))
                  : texts.conditions[condition],
              ),
            },
          ]
        : []
    }),
    asOf,
    endedCredits: endedFederalCredits,
  }
}

/** Whole dollars without cents: programs pay round amounts. */
export const dollars = (amount: Cents): string => formatMoney(amount).replace(/\.00$/, '')
