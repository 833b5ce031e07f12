import { z } from 'zod'
import { REGION_CODES } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { ductFields } from '#features/choosing/sizing/contract.ts'
import { HOME_LIMITS, type HomeNumber } from '#features/choosing/sizing/rules/home.ts'
import {
  CABINET_WIDTHS,
  CONDENSER_MOUNTS,
  EFFICIENCIES,
  HEAD_SIZES,
  HEAD_TYPES,
  HEAT_FUELS,
  POSITIONS,
  STAGINGS,
  SYSTEM_TYPES,
  YES_NO,
  ZONE_KEYS,
} from '../rules/selections.ts'

const within = (field: HomeNumber) => z.number().min(HOME_LIMITS[field].min).max(HOME_LIMITS[field].max)

/** Loads of homes in BTU/h. */
const LEAST_LOAD = 1_000
const MOST_LOAD = 2_000_000
const load = z.number().min(LEAST_LOAD).max(MOST_LOAD)

const zoneSchema = z.strictObject({
  airHandlerType: z.enum(HEAD_TYPES).optional(),
  coolingBtu: z.literal([...HEAD_SIZES]).optional(),
})

/** What the server adds to the selections: only what it answers, without defaults for the rest. */
export const answersSchema = z.strictObject({
  systemType: z.enum(SYSTEM_TYPES).optional(),
  isMobileHome: z.enum(YES_NO).optional(),
  primaryHeatSource: z.enum(YES_NO).optional(),
  hasResults: z.boolean().optional(),
  coolingCapacity: load.optional().describe('BTU/h; the load of the home'),
  heatingCapacity: load.optional(),
  region: z.enum(REGION_CODES).optional(),
  requireLoNox: z.boolean().optional(),
  location: z
    .strictObject({
      zipCode: z.string().max(100).optional(),
      city: z.string().max(100).optional(),
      state: z.string().max(2).optional(),
    })
    .optional(),
  squareFeet: within('squareFeet').optional(),
  basement: z.enum(YES_NO).optional(),
  numFloors: within('numFloors').int().optional(),
  insulationValue: within('insulationValue').optional(),
  ...ductFields,
  fuel: z.enum(HEAT_FUELS).optional(),
  heatingEfficiency: z.enum(EFFICIENCIES).optional(),
  coldClimate: z.enum(YES_NO).optional(),
  coolingEfficiency: z.enum(EFFICIENCIES).optional(),
  staging: z.enum(STAGINGS).optional(),
  zones: z.partialRecord(z.enum(ZONE_KEYS), zoneSchema).optional(),
  position: z.enum(POSITIONS).optional(),
  cabinetWidth: z.literal([...CABINET_WIDTHS]).optional(),
  condenserMount: z.enum(CONDENSER_MOUNTS).optional(),
  wifi: z.boolean().optional(),
})

const { shape } = answersSchema

/** E-SELECTOR: the selections as a browser sends them. An unknown key or value is refused by name. */
export const sentSelectionsSchema = z.strictObject({
  ...shape,
  isMobileHome: shape.isMobileHome.unwrap().default('no'),
  primaryHeatSource: shape.primaryHeatSource.unwrap().default('no'),
  location: shape.location.unwrap().default({}),
  zones: shape.zones.unwrap().default({}),
})
