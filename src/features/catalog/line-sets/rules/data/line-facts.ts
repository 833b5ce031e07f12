/**
 * Feet of straight pipe that resist as much as one 90° bend of long radius, by the outside diameter of the
 * suction line (Rheem RA17 installation manual, table of fitting losses, read 2026-11-22).
 */
export const BEND_FEET: Readonly<Record<string, number>> = {
  '3/8': 0.8,
  '1/2': 0.9,
  '5/8': 1,
  '3/4': 1.3,
  '7/8': 1.5,
  '1-1/8': 1.8,
}

/** How far a charge for each foot can be trusted. */
export type ChargeBasis = 'manual' | 'estimate'

interface ChargeRow {
  isMiniSplit: boolean
  liquid: string
  refrigerant: string
  ouncesPerFoot: number
  basis: ChargeBasis
}

/**
 * Ounces of refrigerant for each foot of liquid line beyond the factory charge. A mini split meters the
 * refrigerant in its outdoor unit, so its line carries a mixture and takes less.
 * Ducted: 0.60 in Carrier 38C and Fujitsu FO20R manuals. Mini splits: 15 and 30 g/m (R-410A), 12 and 24 g/m
 * in a manual of Midea-built units. All read 2026-11-22. The other rows are estimates by the density
 * of
 * the liquid (from memory): R-32 and R-454B have about 0.92 of R-410A's.
 */
export const LINE_CHARGES: readonly ChargeRow[] = [
  { isMiniSplit: false, liquid: '3/8', refrigerant: 'R-410A', ouncesPerFoot: 0.6, basis: 'manual' },
  { isMiniSplit: false, liquid: '3/8', refrigerant: 'R-454B', ouncesPerFoot: 0.55, basis: 'estimate' },
  { isMiniSplit: false, liquid: '3/8', refrigerant: 'R-32', ouncesPerFoot: 0.55, basis: 'estimate' },
  { isMiniSplit: true, liquid: '1/4', refrigerant: 'R-410A', ouncesPerFoot: 0.16, basis: 'manual' },
  { isMiniSplit: true, liquid: '3/8', refrigerant: 'R-410A', ouncesPerFoot: 0.32, basis: 'manual' },
  { isMiniSplit: true, liquid: '1/4', refrigerant: 'R-32', ouncesPerFoot: 0.13, basis: 'manual' },
  { isMiniSplit: true, liquid: '3/8', refrigerant: 'R-32', ouncesPerFoot: 0.26, basis: 'manual' },
  { isMiniSplit: true, liquid: '1/4', refrigerant: 'R-454B', ouncesPerFoot: 0.14, basis: 'estimate' },
  { isMiniSplit: true, liquid: '3/8', refrigerant: 'R-454B', ouncesPerFoot: 0.28, basis: 'estimate' },
]
