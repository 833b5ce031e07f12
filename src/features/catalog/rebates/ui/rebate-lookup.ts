import { batch } from '#lib/calls/batch.ts'
import { fromWire, shortMoney } from '#lib/money.ts'
import type { RebateProgram, RebateRecord, Rebates } from '../contract.ts'
import type { ChosenUtilities } from '../rules/utilities.ts'
import { shortName, texts } from '../texts.ts'
import { type ProductRebate, readSaved, withRecords, writeSaved } from './saved-rebates.ts'

/** The call POST /rebates/get_rebates. */
export type FindRebates = (request: {
  zipcode: string
  productsData: { product_id: string }[]
  utilities: ChosenUtilities
}) => Promise<Rebates>

/** Where the home is, and which utilities serve it. */
export interface RebatePlace {
  zip: string
  utilities: ChosenUtilities
}

/** One zip has one answer for each choice of utilities. */
const keyOf = ({ zip, utilities }: RebatePlace): string =>
  JSON.stringify([zip, utilities.electricity, utilities.gas])

/** Where rebates come from, and where the browser keeps the newest 48 records (S-REBATES). */
export interface RebateSource {
  find: FindRebates
  saved: { read(): string | null; write(text: string): void }
}

// The place of a key, and the source that the last question for it came with.
const asking = new Map<string, { source: RebateSource; place: RebatePlace }>()

let forgotten = 0

/** The cart was emptied or ordered: an answer under way is shown, and not kept. */
export const keepNoAnswerUnderWay = (): void => {
  forgotten++
}

const lookup = batch<ProductRebate>(async (key, ids) => {
  const asked = asking.get(key)
  asking.delete(key)
  if (!asked) return new Map()
  const { source, place } = asked
  const askedAfter = forgotten
  const found = await lookUp(source.find, place, ids)
  if (askedAfter !== forgotten) return found
  // Another tab may have saved records since.
  const before = source.saved.read()
  const kept = withRecords(readSaved(before, Date.now()), key, [...found])
  source.saved.write(writeSaved(kept, before, Date.now()))
  return found
})

/**
 * What programs pay for a product at a place; undefined when the call failed. Products that are asked for
 * at the same moment share one call. Without a zip there is no call (V-REBATES).
 */
export function rebateFor(
  source: RebateSource,
  place: RebatePlace,
  id: string,
): Promise<ProductRebate | undefined> {
  const key = keyOf(place)
  const known = readSaved(source.saved.read(), Date.now()).get(key)?.get(id)
  if (known || place.zip === '') return Promise.resolve(known)
  asking.set(key, { source, place })
  return lookup(key, id)
}

async function lookUp(
  find: FindRebates,
  { zip: zipcode, utilities }: RebatePlace,
  ids: readonly string[],
): Promise<Map<string, ProductRebate>> {
  const answer = await find({
    zipcode,
    productsData: ids.map((product_id) => ({ product_id })),
    utilities,
  })
  const programs = new Map(answer.programs.map((program) => [program.id, program]))
  return new Map(answer.data.map((record) => [record.product_id, view(record, programs, answer)]))
}

function view(
  record: RebateRecord,
  programs: ReadonlyMap<string, RebateProgram>,
  { zipcode, asOf, endedFederalCredits, utilities }: Rebates,
): ProductRebate {
  const total = fromWire(record.totalRebate)
  const amount = shortMoney(total)
  const isOfInstalledCost = record.rebates.some(
    ({ counted, conditions }) => counted && conditions.includes('installed'),
  )
  const own = utilities.filter(({ fuel }) => record.fuels.includes(fuel))
  const isOpen = own.some(({ chosen }) => chosen === null)
  const line = total === 0 ? '' : texts.line(amount, record.authorities, record.atMost, isOfInstalledCost)
  return {
    zip: zipcode,
    total,
    atMost: record.atMost,
    payers: record.authorities,
    line,
    pageLine: total > 0 ? line : isOpen ? texts.chooseBelow : record.rebates.length > 0 ? texts.mayPay : line,
    sum: total > 0 ? texts.sum(amount, record.atMost) : noSum(isOpen, record.rebates.length),
    offers: record.rebates.flatMap(({ program: id, amount: wire, counted, conditions }) => {
      const program = programs.get(id)
      return program
        ? [
            {
              program,
              amount: shortMoney(fromWire(wire)),
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
    utilities: own,
    isOpen,
  }
}

/** What stands in place of a sum: the choice of a utility, the offers that no total counts, or nothing. */
export const noSum = (isOpen: boolean, offers: number): string =>
  isOpen ? texts.dependsOnUtility : offers > 0 ? texts.askProgram : texts.noneKnown
