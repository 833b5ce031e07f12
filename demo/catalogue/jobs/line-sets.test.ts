import { expect, test } from 'vitest'
import { isSplit } from '#features/catalog/catalog/rules/equipment.ts'
import {
  chooseLine,
  extraCharge,
  headsOf,
  outdoorOf,
} from '#features/catalog/line-sets/rules/choose-lines.ts'
import { STANDARD_ROUTE } from '#features/catalog/line-sets/rules/route.ts'
import { EQUIPPED, type Equipped, partOf, partsForSale } from './equipped.ts'

const sets = partsForSale.filter(({ type }) => type === 'line-set')
const SPLIT = EQUIPPED.filter(({ product }) => isSplit(product.type))

function chosenFor({ product, units }: Equipped, route = STANDARD_ROUTE) {
  const own = partOf(product)
  const outdoor = outdoorOf(own, units)
  const lines = headsOf({ ...own, quantity: 1 }, units).map(({ unit }) =>
    chooseLine(unit, { route, outdoor, sets }),
  )
  return { lines, charge: extraCharge(outdoor, lines) }
}

test('every split unit of the catalog gets a line set for the usual way, or a reason', () => {
  const without = SPLIT.filter((equipped) =>
    chosenFor(equipped).lines.some(
      ({ lines, set, verdicts }) =>
        set === undefined &&
        lines !== undefined &&
        !verdicts.some(({ kind, fits }) => kind === 'included' || (kind === 'set' && fits === false)),
    ),
  )

  expect(SPLIT.length).toBeGreaterThan(2_000)
  expect(without.map(({ product }) => product.sku)).toEqual([])
})

test('a set that is chosen has the sizes that the add-to-cart list asks for', () => {
  const wrong = SPLIT.filter((equipped) => {
    const offered = equipped.met
      .filter(({ kind }) => kind === 'lineSet')
      .flatMap(({ choices }) => choices.map(({ part }) => part.id))
    return chosenFor(equipped).lines.some(
      ({ set }) => set !== undefined && offered.length > 0 && !offered.includes(set.id),
    )
  })

  expect(wrong.map(({ product }) => product.sku)).toEqual([])
})

test('a longer way never takes a shorter set or less refrigerant, and no figure is NaN', () => {
  const wrong = SPLIT.filter((equipped) => {
    const [short, long] = [
      chosenFor(equipped, { run: 12, lift: 4, bends: 2 }),
      chosenFor(equipped, { run: 45, lift: 20, bends: 6 }),
    ]
    const ounces = [short, long].map(({ charge }) => (charge.kind === 'known' ? charge.ounces : 0))
    const figures = [short, long].flatMap(({ lines }) =>
      lines.flatMap(({ toBuy, equivalent, verdicts }) => [
        toBuy,
        equivalent ?? 0,
        ...verdicts.map(({ has }) => has),
      ]),
    )
    return (ounces[1] ?? 0) < (ounces[0] ?? 0) || !figures.every(Number.isFinite)
  })

  expect(wrong.map(({ product }) => product.sku)).toEqual([])
})
