import { oc } from '@orpc/contract'
import { z } from 'zod'
import { HOME_DEFAULTS, HOME_LIMITS, type HomeNumber } from '#features/choosing/sizing/rules/home.ts'
import { COMPARED_YEARS, COMPARED_YEARS_DEFAULT } from './rules/costs.ts'
import { FUEL_NAMES } from './rules/fuels.ts'
import {
  COOLING_EFFICIENCIES,
  COOLING_TYPES,
  FIRST_FILTERS,
  HEATING_EFFICIENCIES,
  SYSTEM_KINDS,
} from './rules/systems.ts'

const within = (field: HomeNumber) => z.number().min(HOME_LIMITS[field].min).max(HOME_LIMITS[field].max)

/** Dollars for a unit of fuel, as the shopper pays them. */
const FUEL_PRICE = z.number().positive().max(10_000)
/** Dollars for a year's service. */
const SERVICE_PRICE = z.number().min(0).max(10_000)
/** Dollars for a system, installed. */
const SYSTEM_PRICE = z.number().min(0).max(200_000)

const choices = <T extends string | number>(all: readonly T[], first: readonly T[]) =>
  z
    .array(z.literal([...all]))
    .min(1)
    .max(all.length)
    .default([...first])

/** E-OPCOST: filters, home and prices. */
const askSchema = z.strictObject({
  squareFootage: within('squareFeet'),
  zipCode: z.string().max(100),
  /** °F */
  thermostatHT: within('thermostatHT').default(HOME_DEFAULTS.thermostatHT),
  thermostatAC: within('thermostatAC').default(HOME_DEFAULTS.thermostatAC),
  basement: z.enum(['yes', 'no']).default(HOME_DEFAULTS.basement),
  numFloors: within('numFloors').int().default(HOME_DEFAULTS.numFloors),
  insulationValue: within('insulationValue').default(HOME_DEFAULTS.insulationValue),
  primaryHeatFuel: z.enum(FUEL_NAMES).default('Natural Gas'),
  filters: z
    .strictObject({
      heatingFuels: choices(FUEL_NAMES, FIRST_FILTERS.heatingFuels),
      heatingEfficiencies: choices(HEATING_EFFICIENCIES, FIRST_FILTERS.heatingEfficiencies),
      coolingTypes: choices(COOLING_TYPES, FIRST_FILTERS.coolingTypes),
      coolingEfficiencies: choices(COOLING_EFFICIENCIES, FIRST_FILTERS.coolingEfficiencies),
    })
    .prefault({}),
  sort: z.enum(['asc', 'desc']).default('asc'),
  compareOverYear: z.int().min(COMPARED_YEARS.min).max(COMPARED_YEARS.max).default(COMPARED_YEARS_DEFAULT),
  /** what the shopper pays for a unit of fuel, in US dollars */
  fuelCosts: z.partialRecord(z.enum(FUEL_NAMES), FUEL_PRICE).default({}),
  /** what the shopper would pay for a system of this kind, installed, in US dollars */
  systemPrices: z.partialRecord(z.enum(SYSTEM_KINDS), SYSTEM_PRICE).default({}),
  /** what programs would pay back for it, in US dollars; counted where a price is given */
  systemRebates: z.partialRecord(z.enum(SYSTEM_KINDS), SYSTEM_PRICE).default({}),
  /** what service of it costs in a year, in US dollars; the usual price where none is given */
  serviceCosts: z.partialRecord(z.enum(SYSTEM_KINDS), SERVICE_PRICE).default({}),
})

const dollars = z.number()

const resultSchema = z.object({
  id: z.string(),
  heating: z.object({
    fuel: z.enum(FUEL_NAMES),
    /** percent of the fuel's heat that reaches the home; null for a heat pump */
    efficiency: z.number().nullable(),
    hspf2: z.number().nullable(),
    /** units of the fuel a year */
    units: z.number(),
    unit: z.string(),
  }),
  cooling: z.object({ type: z.enum(COOLING_TYPES), seer: z.number(), seer2: z.number(), kWh: z.number() }),
  costs: z.object({
    heating: dollars,
    cooling: dollars,
    yearly: dollars,
    /** visits of a technician, a year */
    service: dollars,
    purchase: dollars.nullable(),
    rebate: dollars,
    /** purchase less rebate, fuel and service over the years */
    total: dollars,
    low: dollars,
    high: dollars,
  }),
  /** pounds of carbon dioxide a year */
  co2Lb: z.number().nullable(),
  /** dollars a year against the present system */
  saves: dollars,
  paidBackAfter: z.number().nullable(),
})

const answerSchema = z.object({
  results: z.array(resultSchema),
  /** what the home is likely to have today: the fuel that was said, 80%, 13 SEER */
  present: resultSchema,
  fuelCosts: z.record(
    z.enum(FUEL_NAMES),
    z.object({
      unit: z.string(),
      regional: dollars,
      actual: dollars.nullable(),
      source: z.string(),
      asOf: z.iso.date(),
    }),
  ),
  /** the usual prices of a year's service and where we read them */
  serviceSources: z.array(z.object({ source: z.string(), asOf: z.iso.date() })),
  compareOverYear: z.int(),
  basis: z.object({
    place: z.string(),
    state: z.string(),
    station: z.string(),
    stationMiles: z.number(),
    heatingDesignF: z.number(),
    coolingDesignF: z.number(),
    heatingDegreeDays: z.number(),
    coolingDegreeDays: z.number(),
    /** BTU/h on the design days */
    heatingLoad: z.int(),
    coolingLoad: z.int(),
    /** million BTU a year */
    yearlyHeat: z.number(),
  }),
})

export type OperatingCosts = z.output<typeof answerSchema>

export const operatingCostContract = {
  /** 400 `invalid_zip`, 400 `no_climate` where we have no weather data. */
  compare: oc
    .route({
      method: 'POST',
      path: '/calculators/operating-cost',
      tags: ['calculators'],
      summary: 'What systems cost to run in a home over some years, the cheapest first',
    })
    .input(askSchema)
    .output(answerSchema),
}
