import { oc } from '@orpc/contract'
import { z } from 'zod'
import { EMISSION_STANDARDS, REGION_CODES } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { email } from '#lib/typed/schemas.ts'
import { DUCT_INSULATION, DUCT_PLACES, DUCT_SEALING } from './rules/data/duct-shares.ts'
import { HOME_DEFAULTS, HOME_LIMITS, type HomeNumber } from './rules/home.ts'
import { LONGEST_SEARCH } from './rules/saved-need.ts'

const within = (field: HomeNumber) => z.number().min(HOME_LIMITS[field].min).max(HOME_LIMITS[field].max)

const namesOf = <K extends string>(table: Readonly<Record<K, unknown>>) => Object.keys(table) as [K, ...K[]]

/** Where the ducts are, whether their joints are sealed, and their insulation: as usual when left out. */
export const ductFields = {
  ductPlace: z.enum(namesOf(DUCT_PLACES)).optional(),
  ductJoints: z.enum(namesOf(DUCT_SEALING)).optional(),
  ductWrap: z.enum(namesOf(DUCT_INSULATION)).optional(),
}

const homeFormSchema = z.strictObject({
  /** conditioned floor area above grade */
  squareFeet: within('squareFeet'),
  /** °F */
  thermostatHT: within('thermostatHT').default(HOME_DEFAULTS.thermostatHT),
  thermostatAC: within('thermostatAC').default(HOME_DEFAULTS.thermostatAC),
  zipCode: z.string().max(100),
  basement: z.enum(['yes', 'no']).default(HOME_DEFAULTS.basement),
  numFloors: within('numFloors').int().default(HOME_DEFAULTS.numFloors),
  insulationValue: within('insulationValue').default(HOME_DEFAULTS.insulationValue),
  ...ductFields,
  /** the partner project the calculation belongs to */
  projectID: z.string().max(64).nullish(),
})

/** The weather of a place on its design days and over a year, and the rules that apply there. */
const climateSchema = z.object({
  zipCode: z.string(),
  place: z.string(),
  region: z.enum(REGION_CODES),
  state: z.string(),
  emissionStandard: z.enum(EMISSION_STANDARDS),
  latitude: z.number(),
  /** °F: 99% of the hours are warmer, 1 % are hotter */
  heat99F: z.number(),
  cool1F: z.number(),
  elevationFt: z.number(),
  /** °F between night and day in summer */
  dailyRangeF: z.number(),
  /** grains of moisture in a pound of outdoor air beyond that of the room */
  grains: z.number(),
  /** null where no station is near */
  station: z.object({ name: z.string(), miles: z.number() }).nullable(),
  year: z.object({ meanF: z.number(), heatingDegreeDays: z.number(), coldestWaterF: z.number() }).nullable(),
  recordsFrom: z.int(),
  recordsTo: z.int(),
  dataBuiltOn: z.iso.date(),
})
export type PlaceClimateAnswer = z.infer<typeof climateSchema>

const resultSchema = z.object({
  /** tons of one system, in the sizes that are built, 1.5 to 5 */
  CoolingTonsAdjusted: z.number(),
  /** BTU/h of the whole home, delivered into it */
  HeatingBTU: z.int(),
  /** up to the next thousand */
  HeatingBTURounded: z.int(),
  CoolingBTU: z.int(),
  Region: z.enum(REGION_CODES),
  State: z.string(),
  EmissionStandard: z.enum(EMISSION_STANDARDS),
  /** our choice: systems that share the load, and the data behind the figures */
  Systems: z.int(),
  /** sentences about unusual answers, and what was assumed where something is not known */
  Notes: z.array(z.string()),
  Basis: z.object({
    zipCode: z.string(),
    place: z.string(),
    station: z.string().nullable(),
    stationMiles: z.number().nullable(),
    heatingDesignF: z.number(),
    coolingDesignF: z.number(),
    recordsFrom: z.int(),
    recordsTo: z.int(),
    dataBuiltOn: z.iso.date(),
  }),
})

export const sizingContract = {
  /**
   * 400 `invalid_zip`, 400 `no_climate` where we have no weather data. An estimate, not a Manual J report.
   */
  btu: oc
    .route({
      method: 'POST',
      path: '/calculators/btu',
      tags: ['calculators'],
      summary: 'Heating and cooling load of a home, and which rules apply at its address',
    })
    .input(homeFormSchema)
    .output(resultSchema),
  /** 400 `invalid_zip`, 400 `no_climate` as above. The page of the load calculator computes with it. */
  climate: oc
    .route({
      method: 'GET',
      path: '/calculators/climate/{zipCode}',
      tags: ['calculators'],
      summary: 'Design weather of a zip, the nearest station, and which rules apply there',
    })
    .input(z.strictObject({ zipCode: z.string().max(100) }))
    .output(climateSchema),
  /**
   * Mails the result that an address of the sizing estimator stands for, calculated again, with a link that
   * opens it. Needs an Idempotency-Key header: one mail per key. 400 `invalid` | `invalid_zip` |
   * `no_climate`, 409 `idempotency_conflict` | `in_progress`, 429 `too_many`.
   */
  mail: oc
    .route({
      method: 'POST',
      path: '/calculators/sizing/mail',
      tags: ['calculators'],
      summary: 'Mails a result of the sizing estimator and the link that opens it',
    })
    .input(z.strictObject({ email, search: z.string().min(1).max(LONGEST_SEARCH) }))
    .output(z.object({ received: z.literal(true) })),
}
