import { add, type Cents, ZERO } from '#lib/money.ts'
import type { Condition, Offer } from './eligible.ts'
import type { Level, Program } from './programs.ts'

/**
 * A product's offers, best first. The total takes the best offer of each level that counts; the others of the
 * level do not count beside it. What counts stays below the price: an offer that would lift the total to the
 * price of the goods is one that the buyer has to ask about.
 *
 * @param price what the goods cost
 */
export function rebateOf(
  judged: readonly Offer[],
  price: Cents,
): {
  offers: readonly Offer[]
  best: readonly Offer[]
  total: Cents
} {
  const taken = new Set<Level>()
  let sum: Cents = ZERO
  const offers = withoutTiers(judged)
    .toSorted(bestFirst)
    .map((offer): Offer => {
      if (!offer.counted) return offer
      if (taken.has(offer.program.level)) return notCounted(offer, 'exclusive')
      if (add(sum, offer.amount) >= price) return notCounted(offer, 'price')
      taken.add(offer.program.level)
      sum = add(sum, offer.amount)
      return offer
    })
    .toSorted(bestFirst)
  const best = offers.filter((offer) => offer.counted)
  return { offers, best, total: sum }
}

const notCounted = (offer: Offer, condition: Condition): Offer => ({
  ...offer,
  counted: false,
  conditions: [...new Set([...offer.conditions, condition])],
})

/** True for an amount that the program gives to models of a stated rating. */
const isRated = ({ leastRatings, requirements }: Program): boolean =>
  requirements.coldClimate || Object.values(leastRatings).some((least) => least !== null)

/**
 * A program that states several amounts for one product, and no rating that tells them apart, gives the
 * larger ones under conditions that its list does not state. Only the smallest of them counts.
 */
function withoutTiers(judged: readonly Offer[]): Offer[] {
  const unclear = judged.filter(({ counted, program }) => counted && !isRated(program))
  const least = new Map<string, number>()
  for (const { program, amount } of unclear)
    least.set(tiersOf(program), Math.min(amount, least.get(tiersOf(program)) ?? amount))
  return judged.map((offer) =>
    unclear.includes(offer) && offer.amount > (least.get(tiersOf(offer.program)) ?? 0)
      ? notCounted(offer, 'tier')
      : offer,
  )
}

const tiersOf = ({ authority, name }: Program): string => `${authority}\n${name}`

const bestFirst = (a: Offer, b: Offer): number =>
  Number(b.counted) - Number(a.counted) || b.amount - a.amount || (a.program.id < b.program.id ? -1 : 1)
