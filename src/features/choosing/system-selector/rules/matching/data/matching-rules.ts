/** How far a rule can be trusted: a published standard, or the practice of the trade. */
type RuleStatus = 'standard' | 'practice'

export interface MatchingRule {
  id: string
  says: string
  source: string
  status: RuleStatus
  /** the day on which the rule was last checked against its source */
  read: string
}

/** What makes units a system. Each rule has its check in ../matching.ts. */
export const MATCHING_RULES = [
  {
    id: 'rated',
    says: 'Units are sold as a system only when the maker has rated them together.',
    source: 'AHRI Standard 210/240; 10 CFR 430.32(c)',
    status: 'standard',
    read: '2026-11-22',
  },
  {
    id: 'parts-known',
    says: 'Outdoor unit, indoor unit and furnace are products that we know.',
    source: 'our catalog',
    status: 'practice',
    read: '2026-11-22',
  },
  {
    id: 'coil-size',
    says: 'A coil or air handler is of the outdoor unit’s tonnage or half a ton larger, never smaller.',
    source: 'practice of the trade; the maker’s rating decides',
    status: 'practice',
    read: '2026-11-22',
  },
  {
    id: 'coil-width',
    says: 'A coil is as wide as its furnace or one size wider; one that lies beside it is as high.',
    source: 'practice of the trade: cabinets of 14, 17½, 21 and 24½ inches',
    status: 'practice',
    read: '2026-11-22',
  },
  {
    id: 'blower',
    says: 'The furnace’s blower moves the air that the outdoor unit needs.',
    source: 'the furnace maker’s largest air conditioner; about 350 to 400 CFM a ton',
    status: 'practice',
    read: '2026-11-22',
  },
  {
    id: 'refrigerant',
    says: 'Outdoor and indoor unit use the same refrigerant.',
    source: 'ASHRAE Standard 34; makers’ instructions',
    status: 'standard',
    read: '2026-11-22',
  },
  {
    id: 'leak-sensor',
    says: 'An indoor coil with R-32 or R-454B has a leak sensor.',
    source: 'UL 60335-2-40',
    status: 'standard',
    read: '2026-11-22',
  },
  {
    id: 'zone-count',
    says: 'A multi-zone unit has two indoor units or more, but not more than its ports; others have one.',
    source: 'makers’ combination tables',
    status: 'practice',
    read: '2026-11-22',
  },
  {
    id: 'zone-ratio',
    says: 'The indoor units add up to 50 to 130% of the outdoor unit.',
    source: 'makers’ combination tables; the maker’s own range decides',
    status: 'practice',
    read: '2026-11-22',
  },
  {
    id: 'zone-largest',
    says: 'No indoor unit is larger than a port of the outdoor unit allows.',
    source: 'makers’ combination tables; usual limits',
    status: 'practice',
    read: '2026-11-22',
  },
  {
    id: 'zone-brand',
    says: 'All units of a multi-zone system are of one maker.',
    source: 'makers’ combination tables',
    status: 'practice',
    read: '2026-11-22',
  },
] as const satisfies readonly MatchingRule[]

export type MatchingRuleId = (typeof MATCHING_RULES)[number]['id']

/** Percent of the outdoor unit's size that its indoor units may add up to. */
export const ZONE_RATIO = { least: 50, most: 130 } as const

/** The largest indoor unit on an outdoor unit of at most this size, BTU/h. */
export const LARGEST_HEAD: readonly { outdoorUpTo: number; head: number }[] = [
  { outdoorUpTo: 24_000, head: 18_000 },
  { outdoorUpTo: 36_000, head: 24_000 },
  { outdoorUpTo: Number.POSITIVE_INFINITY, head: 36_000 },
]

/** Refrigerants that burn slightly (ASHRAE class A2L) and need a leak sensor indoors. */
export const NEEDS_SENSOR: ReadonlySet<string> = new Set(['R-32', 'R-454B'])
