import { useEffect, useState, useSyncExternalStore } from 'react'
import { estimatedStock } from '#features/catalog/catalog/rules/stock.ts'
import { cardTexts as texts } from '#features/catalog/catalog/ui/card/card-texts.ts'
import type { CardView } from '#features/catalog/catalog/ui/card/product-card.tsx'
import { formatDay, MINUTE_MS } from '#lib/dates.ts'
import { useVisitor } from '../../visitor.ts'

/**
 * A clock with minutes for the parts of a page that depend on the time; undefined on the server and during
 * hydration.
 */
const nowMinute = (): number => Math.floor(Date.now() / MINUTE_MS)

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS)
  return () => clearInterval(timer)
}

/** The present minute as a date; undefined on the server and during hydration. */
export function useNow(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(subscribe, nowMinute, () => undefined)
  return minute === undefined ? undefined : new Date(minute * MINUTE_MS)
}

type Rates = typeof import('#features/selling/shipping/rules/rates.ts')

/** The rules of delivery days; undefined until they are loaded, which only a known place needs. */
function useRates(isWanted: boolean): Rates | undefined {
  const [rates, setRates] = useState<Rates>()
  useEffect(() => {
    if (!isWanted) return
    // Without them the card keeps its usual days.
    import('#features/selling/shipping/rules/rates.ts').then(setRates, () => undefined)
  }, [isWanted])
  return rates
}

/**
 * "Arrives Tue, Dec 1 in 80202", calculated in the browser, because pages are cached longer than a date is
 * valid. No day for a visitor who has not named a place.
 */
export function Arrival({ card }: { card: Pick<CardView, 'id' | 'stock' | 'shipping'> }) {
  const now = useNow()
  const { location, knowsPlace } = useVisitor()
  const rates = useRates(knowsPlace)
  if (!now || !knowsPlace || !rates) return texts.typical
  const { stock, shipping } = card
  const delivery = rates.deliveryFor(
    {
      id: card.id,
      ...shipping,
      isService: false,
      stock: { available: estimatedStock(stock), restockOn: stock.restockOn },
    },
    location.transitDays,
    now,
  )
  if (delivery.kind === 'byPhone' || delivery.from === null) return texts.quotedByPhone
  return texts.arrives(formatDay(delivery.from), location.zipcode)
}
