import type { ReactNode } from 'react'
import { texts as catalog } from '#features/catalog/catalog/ui/texts.ts'
import type { WireChecked } from '#features/catalog/compliance/contract.ts'
import { texts as rules } from '#features/catalog/compliance/ui/texts.ts'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import type { ChosenUtilities } from '#features/catalog/rebates/rules/utilities.ts'
import { rebateFor } from '#features/catalog/rebates/ui/rebate-lookup.ts'
import type { ProductRebate } from '#features/catalog/rebates/ui/saved-rebates.ts'
import { bestOf } from '#features/choosing/compare/rules/best.ts'
import { texts } from '#features/choosing/compare/texts.ts'
import type { ComparedView } from '#features/choosing/compare/ui/compare-view.ts'
import type { TableGroup } from '#features/choosing/compare/ui/table-rows.tsx'
import { FitGauges } from '#features/choosing/sizing/ui/fit-gauges.tsx'
import { dataOf, useAnswer } from '#lib/react/use-answer.ts'
import { Link } from '#ui/link/link.tsx'
import { type State, StateWord } from '#ui/state/state-word.tsx'
import { checkAll } from '../place/check-place.ts'
import { useShop } from '../shop-context.ts'
import { ComparedHome } from '../sizing/compared-home.tsx'
import { useHomeNeed } from '../sizing/saved-home-need.ts'
import { useVisitor } from '../visitor.ts'

/** The API's answers about the products at the visitor's place. */
interface PlaceFacts {
  checked: readonly WireChecked[]
  rebates: readonly (ProductRebate | undefined)[]
}

const looks: Record<WireChecked['outcome'], { state: State; say: (zip: string) => string }> = {
  allowed: { state: 'ok', say: rules.allowed },
  warning: { state: 'warn', say: rules.warning },
  blocked: { state: 'bad', say: rules.blocked },
}

/**
 * Shows each capacity against the home's load. No row without a load, and none for products without a
 * capacity: an empty gauge would say nothing.
 */
export function useFitGroup(products: readonly ComparedView[]): TableGroup[] {
  const saved = useHomeNeed()
  const capacities = products.map(({ capacity }) => capacity)
  if (!saved || capacities.every((capacity) => capacity === null)) return []
  const cells = capacities.map((capacity, index) =>
    capacity === null ? (
      NOTHING
    ) : (
      <FitGauges key={products[index]?.id} capacity={capacity} need={saved.need} />
    ),
  )
  return [
    {
      title: texts.yourHome,
      rows: [
        {
          key: 'fit',
          label: <ComparedHome />,
          cells,
          differs: new Set(capacities.map((capacity) => JSON.stringify(capacity))).size > 1,
        },
      ],
    },
  ]
}

const WAITING = '…'
const NOTHING = '–'

/**
 * Rows for the visitor's place: whether each product may be installed there, and which rebates are paid.
 * The rows are rendered before the answers arrive, so nothing moves.
 */
export function usePlaceGroup(products: readonly ComparedView[]): TableGroup {
  const { location, knowsPlace, utilities } = useVisitor()
  const zipcode = placeOf(location)
  const known = usePlaceFacts(products, zipcode, utilities)
  const outcomes = products.map(({ id }) => known?.checked.find((each) => each.id === id))
  const totals = products.map((_, index) => known?.rebates[index]?.total ?? null)
  const mayHaveRebate = products.some(({ rebate }) => rebate)
  return {
    title: texts.atYourPlace,
    rows: [
      {
        key: 'rules',
        label: knowsPlace ? texts.rules(zipcode) : rules.rulesOfPlace,
        cells: outcomes.map((checked) =>
          knowsPlace ? verdictCell(known !== undefined, checked, zipcode) : rules.enterZip,
        ),
        differs: knowsPlace && new Set(outcomes.map((checked) => checked?.outcome)).size > 1,
      },
      ...(mayHaveRebate
        ? [
            {
              key: 'rebates',
              label: catalog.rebates,
              cells: products.map(
                (_, index): ReactNode => (known ? known.rebates[index]?.line || NOTHING : WAITING),
              ),
              best: bestOf(totals, 'Highest'),
              differs: new Set(totals).size > 1,
            },
          ]
        : []),
    ],
  }
}

function verdictCell(isKnown: boolean, checked: WireChecked | undefined, zip: string): ReactNode {
  if (!isKnown) return WAITING
  if (!checked) return NOTHING
  const { state, say } = looks[checked.outcome]
  return (
    <>
      <StateWord state={state}>{say(zip)}</StateWord>
      {checked.verdicts.map(({ rule, why }) => (
        <p key={rule} className="meta">
          {why}
        </p>
      ))}
      {checked.alternatives && (
        <Link className="meta no-print" href={checked.alternatives}>
          {rules.seeAllowed}
        </Link>
      )}
    </>
  )
}

function usePlaceFacts(
  products: readonly ComparedView[],
  zip: string,
  utilities: ChosenUtilities,
): PlaceFacts | undefined {
  const { api, saved } = useShop()
  const ids = products.map(({ id }) => id).join()
  const answer = useAnswer(async () => {
    const productIDs = ids.split(',')
    const source = { find: api.rebates.find, saved: saved.rebates }
    const [checked, rebates] = await Promise.all([
      checkAll(api, zip, productIDs, false).catch(() => []),
      Promise.all(productIDs.map((id) => rebateFor(source, { zip, utilities }, id))),
    ])
    return { checked, rebates }
  }, [api, ids, zip, utilities.electricity, utilities.gas])
  return dataOf(answer)
}
