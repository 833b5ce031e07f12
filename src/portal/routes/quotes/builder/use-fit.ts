import { useEffect, useRef, useState } from 'react'
import { call } from '#api/client.ts'
import type { RequiredPage } from '#features/catalog/accessories/contract.ts'
import { NEEDING_PARTS } from '#features/catalog/accessories/rules/needing-traits.ts'
import type { TraitCard } from '#features/catalog/catalog/contract.ts'
import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
import type { DraftSection } from './draft.ts'
import { type Fit, type FitSystem, fitOf } from './fit.ts'
import { type LineProduct, shipsOn } from './lines/line-row.tsx'

interface SystemsAnswer {
  systems: readonly { system: { name: string }; units: readonly string[]; saving: number }[]
}

/** The store's facts about products, read once while a quote is open. */
interface FetchedFacts {
  cards: Map<string, TraitCard>
  needs: Map<string, readonly RequiredPage[]>
  /** by the products and quantities of an option */
  systems: Map<string, readonly FitSystem[]>
}

/** After the last change, milliseconds until the store is asked. */
const PAUSE_MS = 300
/** Pieces of equipment of one option whose parts are looked up. */
const MOST_EQUIPMENT = 12

const systemsKey = ({ lines }: DraftSection): string =>
  lines
    .map(({ id, qty }) => `${id}*${qty}`)
    .toSorted()
    .join()

async function learn(section: DraftSection, known: FetchedFacts, signal: AbortSignal): Promise<void> {
  const ids = [...new Set(section.lines.map(({ id }) => id))]
  const unknown = ids.filter((id) => !known.cards.has(id))
  if (unknown.length > 0) {
    const answer = (await call('POST', '/products/multiple', { productIds: unknown }, { signal })) as {
      products: TraitCard[]
    }
    for (const card of answer.products) known.cards.set(card.id, card)
  }
  const equipment = ids
    .filter((id) => isOneOf(known.cards.get(id) ?? { traits: [] }, NEEDING_PARTS))
    .slice(0, MOST_EQUIPMENT)
  const key = systemsKey(section)
  await Promise.all([
    ...equipment
      .filter((id) => !known.needs.has(id))
      .map(async (id) => {
        const path = `/catalog/products/${id}/required_components`
        const { pages } = (await call('GET', path, {}, { signal })) as { pages: RequiredPage[] }
        known.needs.set(id, pages)
      }),
    equipment.length > 1 && !known.systems.has(key) && findSystems(section, key, known, signal),
  ])
}

async function findSystems(section: DraftSection, key: string, known: FetchedFacts, signal: AbortSignal) {
  const products = section.lines.map(({ id, qty }) => ({ id, quantity: qty }))
  const { systems } = (await call('POST', '/catalog/systems', { products }, { signal })) as SystemsAnswer
  known.systems.set(
    key,
    systems.map(({ system, units, saving }) => ({ name: system.name, units, saving })),
  )
}

/** The fit of an option; undefined until the store has answered about its products. */
export function useFit(
  section: DraftSection | undefined,
  products: ReadonlyMap<string, Pick<LineProduct, 'available' | 'restockOn' | 'isService'>>,
  at: Date,
): Fit | undefined {
  const known = useRef<FetchedFacts>({ cards: new Map(), needs: new Map(), systems: new Map() })
  const [learnt, setLearnt] = useState('')
  const key = section && systemsKey(section)
  const latest = useRef(section)
  latest.current = section
  useEffect(() => {
    if (key === undefined || !latest.current) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      learn(latest.current!, known.current, stop.signal).then(
        () => setLearnt(key),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [key])
  if (!section || learnt === '') return undefined
  const { cards, needs, systems } = known.current
  const lines = section.lines.flatMap(({ id, qty }) => {
    const part = cards.get(id)
    const product = products.get(id)
    const available = product?.available ?? null
    const day = product && available !== null ? shipsOn({ ...product, available }, qty, at) : undefined
    return part ? [{ part, qty, shipsOn: day }] : []
  })
  return fitOf(lines, { needs, systems: systems.get(key ?? '') })
}
