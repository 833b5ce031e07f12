/**
 * What ducts lose, as shares of the load before them (line 14 of Form J1: without ventilation and blower), for
 * sealed ducts with R-8 in a home of one floor. Manual J 8 multiplies in the same way: a share of its table 7
 * by corrections for leaks and for insulation (worksheet G).
 *
 * Published loads of ducts, all from OpenStudio-HPXML (NREL, BSD-3-Clause, workflow/tests/ACCA_Examples and
 * test_hvac_sizing.rb, read 2026-11-27), in BTU/h:
 *
 * | house, table | ducts | heating, of line 14 | sensible, of line 14 | moisture |
 * |---|---|---|---|---|
 * | Vatilo, 7A-AE | attic, sealed, R-8 | 3,170 of 19,684 | 3,449 of 12,237 | 563 |
 * | Vatilo, 7A-AE | attic, not sealed, R-4 | 9,147 of 19,684 | 9,973 of 12,237 | 2,488 |
 * | Victor, 7D-AE | crawl space, sealed, R-8 | 5,640 of 50,832 | 1,263 of 17,264 | 1,442 |
 * | Victor, 7D-AE | crawl space, not sealed, R-2 | 29,137 of 50,832 | 5,602 of 17,264 | 6,282 |
 * | Bell, 7J-2 | supply under the slab, return in the attic, sealed, R-8 | 5.3 % | 6.55 % | 64 |
 *
 * Not used, and within the crawl space row: Smith, whose ducts are partly in the crawl space and partly in
 * the heated basement, 4.9 % and 2.6 %.
 */

interface DuctShares {
  label: string
  /** shares of heating and of sensible cooling */
  heat: number
  cool: number
  /** outdoor air that returns draw in, ft³/min a ft² of floor, by what the ducts' joints are like */
  air: Readonly<Record<'sealed' | 'unsealed', number>>
}

export const DUCT_PLACES = {
  /** in the heated rooms or a heated basement, or no ducts at all: their heat stays in the home */
  inside: {
    label: 'In the heated rooms or a heated basement, or no ducts',
    heat: 0,
    cool: 0,
    air: { sealed: 0, unsealed: 0 },
  },
  /** Vatilo */
  attic: { label: 'In the attic', heat: 0.161, cool: 0.282, air: { sealed: 0.0135, unsealed: 0.06 } },
  /** Victor */
  crawl: { label: 'In a crawl space', heat: 0.111, cool: 0.073, air: { sealed: 0.0267, unsealed: 0.116 } },
  /**
   * An unheated basement: 0.4 of the crawl space. ASHRAE 152 gives half of the loss back to the rooms above
   * (regain 0.5 under a floor without insulation; 0.16 in Victor's crawl space), and it is warmer there.
   */
  basement: {
    label: 'In an unheated basement',
    heat: 0.044,
    cool: 0.029,
    air: { sealed: 0.008, unsealed: 0.035 },
  },
  /**
   * A garage is nearly as cold as outdoors, and gives back 0.05 (ASHRAE 152): 1.3 × the crawl space in winter.
   * In summer it is as hot as outdoors, not as an attic: half of the attic.
   */
  garage: { label: 'In the garage', heat: 0.14, cool: 0.14, air: { sealed: 0.0135, unsealed: 0.06 } },
  /** Bell */
  slab: {
    label: 'Under the slab, return in the attic',
    heat: 0.053,
    cool: 0.0655,
    air: { sealed: 0.0028, unsealed: 0.012 },
  },
} as const satisfies Record<string, DuctShares>

/** What joints that are not sealed multiply the shares by: 0.35 against 0.12 ft³/min a ft² of supply duct. */
export const DUCT_SEALING = { sealed: 1, unsealed: 1.74 } as const

/**
 * What thinner insulation multiplies the shares by: (8 ÷ R) to the power 0.73. Power and the figure for leaks
 * are the pair that gives both published pairs, 2.89 (Vatilo, both shares) and, between 5.17 and 4.44, the 4.80 of Victor.
 */
export const DUCT_INSULATION = { 'r-8': 1, 'r-6': 1.23, 'r-4': 1.66, 'r-2': 2.76 } as const

/** Homes of two floors and more have a quarter of their ducts inside (ASHRAE 152, as OpenStudio-HPXML). */
export const OUTSIDE_OF_TWO_FLOORS = 0.75
