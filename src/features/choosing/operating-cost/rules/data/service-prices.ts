import type { FuelName } from '../fuels.ts'

/** The price of a yearly visit of a technician, where we read it, and on which day the source was written. */
export interface ServicePrice {
  /** US dollars a year */
  usd: number
  source: string
  asOf: string
}

const TUNE_UPS = 'Costimates, furnace tune-ups by fuel, middle of the range'

/** A heating system's service, by fuel. */
export const HEATER_SERVICE: Readonly<Record<FuelName, ServicePrice>> = {
  'Natural Gas': { usd: 115, source: TUNE_UPS, asOf: '2024-02-09' },
  'Liquid Propane': { usd: 115, source: TUNE_UPS, asOf: '2024-02-09' },
  Oil: { usd: 150, source: TUNE_UPS, asOf: '2024-02-09' },
  Kerosene: { usd: 150, source: `${TUNE_UPS}; taken as for oil`, asOf: '2024-02-09' },
  Electric: { usd: 75, source: TUNE_UPS, asOf: '2024-02-09' },
  Pellets: { usd: 200, source: 'our estimate: a cleaning and the chimney', asOf: '2026-11-22' },
  Coal: { usd: 200, source: 'our estimate: a cleaning and the chimney', asOf: '2026-11-22' },
  Wood: { usd: 200, source: 'our estimate: a cleaning and the chimney', asOf: '2026-11-22' },
}

const VISITS = 'Fixr and Engineerfix, prices of visits, middle of the range'

export const AIR_CONDITIONER_SERVICE: ServicePrice = { usd: 140, source: VISITS, asOf: '2023-12-13' }

/** A heat pump works in both seasons: two visits a year. */
export const HEAT_PUMP_SERVICE: ServicePrice = {
  usd: 225,
  source: `${VISITS} for two visits a year`,
  asOf: '2023-12-13',
}

/** Where the usual prices come from, each source once. */
export const SERVICE_SOURCES: readonly { source: string; asOf: string }[] = [
  ...new Map(
    [...Object.values(HEATER_SERVICE), AIR_CONDITIONER_SERVICE, HEAT_PUMP_SERVICE].map(({ source, asOf }) => [
      source,
      { source, asOf },
    ]),
  ).values(),
]
