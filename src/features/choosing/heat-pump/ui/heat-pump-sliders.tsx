import { FUELS, type FuelPrices, priceOf } from '#features/choosing/operating-cost/rules/fuels.ts'
import { HOME_LIMITS } from '#features/choosing/sizing/rules/home.ts'
import { grouped } from '#lib/numbers.ts'
import { Slider } from '#ui/slider/slider.tsx'
import type { HeatPumpFields, HeatPumpInputs } from '../rules/inputs.ts'
import { texts } from '../texts.ts'

interface Props {
  readonly inputs: HeatPumpInputs
  readonly prices: FuelPrices
  readonly insulationLevels: readonly string[]
  /** no script has arrived yet */
  readonly isWaiting: boolean
  readonly onChange: (change: Partial<HeatPumpFields>) => void
}

/** Answers to move; the page follows at once. */
export function HeatPumpSliders({ inputs, prices, insulationLevels, isWaiting, onChange }: Props) {
  const { home, fuel, thermostatHT } = inputs
  const { squareFeet } = HOME_LIMITS
  const electric = priceOf(prices.Electric)
  const fuelUsd = priceOf(prices[fuel])
  const { unit } = FUELS[fuel]
  const step = stepOf(prices[fuel].regional)
  return (
    <section className="hp-sliders no-print" aria-label={texts.tryOut}>
      <h2>{texts.tryOut}</h2>
      <p className="meta">{texts.tryLead}</p>
      <fieldset disabled={isWaiting}>
        {home !== null && inputs.load === null && (
          <>
            <Slider
              label={texts.area}
              value={home.squareFeet}
              min={squareFeet.min}
              max={Math.max(5_000, home.squareFeet)}
              step={50}
              words={`${grouped(home.squareFeet)} sq ft`}
              onChange={(value) => onChange({ squareFeet: String(value) })}
            />
            <Slider
              label={texts.insulation}
              value={home.insulationValue}
              min={1}
              max={10}
              step={1}
              words={insulationLevels[Math.round(home.insulationValue) - 1] ?? String(home.insulationValue)}
              onChange={(value) => onChange({ insulationValue: String(value) })}
            />
          </>
        )}
        <Slider
          label={texts.heatTo}
          value={thermostatHT}
          {...HOME_LIMITS.thermostatHT}
          step={1}
          words={`${thermostatHT} °F`}
          onChange={(value) => onChange({ thermostatHT: String(value) })}
        />
        <Slider
          label={texts.electric}
          value={electric}
          min={0.05}
          max={Math.max(0.5, electric)}
          step={0.005}
          words={texts.electricPrice(electric)}
          onChange={(value) => onChange({ priceElectric: String(value) })}
        />
        {fuel !== 'Electric' && (
          <Slider
            label={fuel}
            value={fuelUsd}
            min={step}
            max={Math.max(fuelUsd, Math.ceil((3 * prices[fuel].regional) / step) * step)}
            step={step}
            words={texts.fuelPrice(fuelUsd, unit)}
            onChange={(value) => onChange({ priceFuel: String(value) })}
          />
        )}
      </fieldset>
    </section>
  )
}

/** Cents for a therm or a gallon, whole dollars for a ton or a cord. */
const stepOf = (price: number): number => (price < 20 ? 0.01 : 1)
