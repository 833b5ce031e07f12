import { defineTexts } from '#lib/language/texts.ts'
import type { Cents } from '#lib/money.ts'

export const EQUIPMENT = [
  'ducted-heat-pump',
  'ground-source-heat-pump',
  'mini-split',
  'heat-pump-water-heater',
  'electric-water-heater',
  'smart-thermostat',
  'central-air-conditioner',
] as const
export type Equipment = (typeof EQUIPMENT)[number]

/** The level of the payer. A product gets at most one counted offer of each level. */
export const LEVELS = ['electric-utility', 'gas-utility', 'state', 'local', 'other'] as const
export type Level = (typeof LEVELS)[number]

/**
 * When the money comes: by mail after the purchase, at once, on the utility's bill, from an assistance
 * program, with the tax return, or by the energy that is saved.
 */
export const PAYMENTS = ['mail', 'instant', 'bill', 'assistance', 'tax-return', 'savings'] as const
type Payment = (typeof PAYMENTS)[number]

/** The basis of an amount. */
export const BASES = ['dollars', 'dollars-per-ton', 'dollars-per-10000-btu', 'share-of-price'] as const
type Basis = (typeof BASES)[number]

/** The conditions of a program beside the product itself. */
interface Requirements {
  energyStar: boolean
  coldClimate: boolean
  /** the product replaces older equipment */
  replacement: boolean
  /** a contractor of the program installs it */
  programContractor: boolean
  newHome: boolean
  /** the tribe whose members it pays; null when anyone may apply */
  membersOf: string | null
}

/** One amount of one program, as its source states it. */
export interface Program {
  id: string
  name: string
  url: string
  authority: string
  level: Level
  equipment: readonly Equipment[]
  basis: Basis
  /** dollars, or the share as a decimal */
  amount: number
  cap: Cents | null
  payment: Payment
  /** true when it pays only below a household income */
  incomeTested: boolean
  /** the amount is the largest of several */
  smallerAmountsExist: boolean
  /** it pays for heating a whole home, or for what a whole home saves, and not for one piece of equipment */
  wholeHome: boolean
  requirements: Requirements
  /** the lowest ratings that qualify */
  leastRatings: { seer2: number | null; hspf2: number | null; eer2: number | null }
  /** ids of the areas where it pays */
  areas: readonly string[]
  /** yyyy-mm-dd; null when the source names none */
  firstDay: string | null
  lastDay: string | null
}

/** The area of a program. A utility serves most homes of the first zips, and some homes of the others. */
export type Area =
  | { id: string; kind: 'state'; state: string }
  | { id: string; kind: 'county'; countyFips: string }
  | { id: string; kind: 'town'; state: string; town: string }
  | {
      id: string
      kind: 'territory'
      zipsMostlyServed: ReadonlySet<number>
      zipsAlsoServed: ReadonlySet<number>
    }

/** A federal credit, dated. */
export interface FederalCredit {
  /** of the Internal Revenue Code */
  section: string
  /** what it paid for */
  name: string
  /** last day of installation, yyyy-mm-dd */
  until: string
}

const credits = defineTexts({
  improvement: 'Energy efficient home improvement credit',
  cleanEnergy: 'Residential clean energy credit',
})

/** Those that this software brings; staff can import newer ones. */
export const FEDERAL_CREDITS: readonly FederalCredit[] = [
  { section: '25C', name: credits.improvement, until: '2025-12-31' },
  { section: '25D', name: credits.cleanEnergy, until: '2025-12-31' },
]

/** The credits by a day, ended ones apart: they are history, not money. */
export const federalCreditsOn = (
  credits: readonly FederalCredit[],
  day: string,
): { open: FederalCredit[]; ended: FederalCredit[] } => ({
  open: credits.filter(({ until }) => day <= until),
  ended: credits.filter(({ until }) => day > until),
})
