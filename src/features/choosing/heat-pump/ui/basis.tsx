import type { FuelName, FuelPrices } from '#features/choosing/operating-cost/rules/fuels.ts'
import { FUELS, priceOf } from '#features/choosing/operating-cost/rules/fuels.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { texts } from '../texts.ts'

interface Props {
  readonly place: string
  readonly station: { readonly name: string; readonly miles: number }
  readonly prices: FuelPrices
  readonly fuel: FuelName
}

/** Station, method, prices with their source and day, and what is left out. */
export function Basis({ place, station, prices, fuel }: Props) {
  const fuels: readonly FuelName[] = fuel === 'Electric' ? ['Electric'] : ['Electric', fuel]
  return (
    <Disclosure summary={texts.how}>
      <div className="stack">
        <p>{texts.station(place, station.name, station.miles)}</p>
        <p>{texts.bins365}</p>
        <p>{texts.curve}</p>
        {fuels.map((name) => (
          <p key={name}>
            {texts.prices(
              name,
              `$${priceOf(prices[name]).toFixed(name === 'Electric' ? 4 : 2)}`,
              FUELS[name].unit,
              prices[name].actual === null ? `${prices[name].source}, ${prices[name].asOf}` : texts.own,
            )}
          </p>
        ))}
        <p>{texts.excluded}</p>
        <p>{texts.estimate}</p>
      </div>
    </Disclosure>
  )
}
