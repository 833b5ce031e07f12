/**
 * The figures of a level of insulation. U in BTU/h·ft²·°F, edge factor in BTU/h·ft·°F, air changes an
 * hour.
 */
export interface Construction {
  wall: number
  ceiling: number
  window: number
  /** share of the sun's heat that a window lets in */
  shgc: number
  slabEdge: number
  basementWall: number
  airWinter: number
  airSummer: number
  ductHeat: number
  ductCool: number
}

const FIELDS = [
  'wall',
  'ceiling',
  'window',
  'shgc',
  'slabEdge',
  'basementWall',
  'airWinter',
  'airSummer',
  'ductHeat',
  'ductCool',
] as const

/**
 * Ten levels from no insulation to high performance, in the order of FIELDS. Our scale; see
 * docs/data-sources.md.
 */
const LEVELS: readonly (readonly number[])[] = [
  [0.25, 0.2, 1.1, 0.76, 1.3, 0.2, 1.2, 0.6, 1.25, 1.3],
  [0.18, 0.11, 1.0, 0.75, 1.2, 0.17, 1.0, 0.5, 1.22, 1.27],
  [0.13, 0.075, 0.8, 0.7, 1.1, 0.15, 0.85, 0.43, 1.2, 1.24],
  [0.105, 0.058, 0.66, 0.65, 1.0, 0.13, 0.7, 0.35, 1.18, 1.21],
  [0.092, 0.047, 0.57, 0.6, 0.9, 0.115, 0.6, 0.3, 1.15, 1.18],
  [0.085, 0.039, 0.5, 0.52, 0.82, 0.1, 0.5, 0.25, 1.13, 1.16],
  [0.08, 0.033, 0.42, 0.42, 0.73, 0.085, 0.42, 0.21, 1.1, 1.13],
  [0.065, 0.029, 0.35, 0.33, 0.65, 0.07, 0.33, 0.17, 1.08, 1.1],
  [0.055, 0.024, 0.3, 0.28, 0.56, 0.057, 0.23, 0.12, 1.05, 1.07],
  [0.04, 0.018, 0.22, 0.25, 0.48, 0.045, 0.12, 0.08, 1.03, 1.04],
]

/**
 * The construction of a level from 1 to 10. Fractions are interpolated; levels outside count as the nearest
 * end.
 */
export function constructionOf(level: number): Construction {
  const at = Math.min(Math.max(level, 1), LEVELS.length) - 1
  const low = LEVELS[Math.floor(at)]!
  const high = LEVELS[Math.ceil(at)]!
  const share = at - Math.floor(at)
  const construction: Partial<Construction> = {}
  FIELDS.forEach((field, index) => {
    construction[field] = low[index]! + (high[index]! - low[index]!) * share
  })
  return construction as Construction
}
