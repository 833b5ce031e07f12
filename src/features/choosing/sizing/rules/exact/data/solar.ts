/**
 * The sun on glass in midsummer, after ACCA Manual J 8 tables 3D-2, 3D-3, A11-3, A11-5 and A11-6 as they are
 * published in the sources of OpenStudio-HPXML (NREL, BSD-3-Clause), read 2026-11-22.
 */
export const FACINGS = ['S', 'SW', 'W', 'NW', 'N', 'NE', 'E', 'SE'] as const
export type Facing = (typeof FACINGS)[number]

export const LATITUDES = [28, 34, 40, 46, 52, 60] as const

/** Peak solar factor by latitude, BTU/h·ft² of single clear glass; level glass looks at the sky. */
export const PEAK_SOLAR: Readonly<Record<Facing | 'level', readonly number[]>> = {
  level: [272, 261, 247, 230, 208, 176],
  S: [91, 121, 149, 173, 193, 211],
  SW: [172, 185, 196, 205, 212, 217],
  W: [220, 219, 216, 213, 208, 199],
  NW: [149, 140, 135, 130, 124, 114],
  N: [38, 37, 35, 34, 32, 28],
  NE: [149, 140, 135, 130, 124, 114],
  E: [220, 219, 216, 213, 208, 199],
  SE: [172, 185, 196, 205, 212, 217],
}

/** Share of the peak that loads the room on average, with and without blinds or curtains. */
export const MEAN_CLF = {
  shaded: { S: 0.18, SW: 0.29, W: 0.32, NW: 0.32, N: 0.29, NE: 0.32, E: 0.32, SE: 0.29 },
  bare: { S: 0.24, SW: 0.35, W: 0.38, NW: 0.4, N: 0.48, NE: 0.4, E: 0.38, SE: 0.35 },
} as const satisfies Record<string, Readonly<Record<Facing, number>>>

/** The same for level glass without blinds. */
export const LEVEL_CLF = 0.68

/** The same hour by hour from 8:00 to 19:00. */
export const HOURLY_CLF: Readonly<Record<'shaded' | 'bare', Readonly<Record<Facing, readonly number[]>>>> = {
  shaded: {
    S: [0.23, 0.38, 0.58, 0.75, 0.83, 0.8, 0.68, 0.5, 0.35, 0.27, 0.19, 0.11],
    SW: [0.14, 0.16, 0.19, 0.22, 0.38, 0.59, 0.75, 0.83, 0.81, 0.69, 0.45, 0.16],
    W: [0.11, 0.13, 0.15, 0.16, 0.17, 0.31, 0.53, 0.72, 0.82, 0.81, 0.61, 0.16],
    NW: [0.14, 0.17, 0.19, 0.2, 0.21, 0.22, 0.3, 0.52, 0.73, 0.82, 0.69, 0.16],
    N: [0.65, 0.73, 0.8, 0.86, 0.89, 0.89, 0.86, 0.82, 0.75, 0.78, 0.91, 0.24],
    NE: [0.74, 0.58, 0.37, 0.29, 0.27, 0.26, 0.24, 0.22, 0.2, 0.16, 0.12, 0.06],
    E: [0.8, 0.76, 0.62, 0.41, 0.27, 0.24, 0.22, 0.2, 0.17, 0.14, 0.11, 0.06],
    SE: [0.74, 0.81, 0.79, 0.68, 0.49, 0.33, 0.28, 0.25, 0.22, 0.18, 0.13, 0.08],
  },
  bare: {
    S: [0.14, 0.22, 0.34, 0.48, 0.59, 0.65, 0.65, 0.59, 0.5, 0.43, 0.36, 0.28],
    SW: [0.1, 0.12, 0.14, 0.16, 0.24, 0.36, 0.49, 0.6, 0.66, 0.66, 0.58, 0.43],
    W: [0.08, 0.1, 0.11, 0.12, 0.14, 0.2, 0.32, 0.45, 0.57, 0.64, 0.61, 0.44],
    NW: [0.1, 0.12, 0.14, 0.16, 0.17, 0.19, 0.23, 0.33, 0.47, 0.59, 0.6, 0.43],
    N: [0.48, 0.56, 0.63, 0.71, 0.76, 0.8, 0.82, 0.82, 0.79, 0.75, 0.69, 0.61],
    NE: [0.51, 0.51, 0.45, 0.39, 0.36, 0.33, 0.31, 0.28, 0.26, 0.23, 0.19, 0.15],
    E: [0.51, 0.57, 0.57, 0.5, 0.42, 0.37, 0.32, 0.29, 0.25, 0.22, 0.19, 0.15],
    SE: [0.43, 0.55, 0.62, 0.63, 0.57, 0.48, 0.42, 0.37, 0.33, 0.28, 0.24, 0.19],
  },
}

/** The same for level glass without blinds. */
export const HOURLY_LEVEL_CLF = [
  0.24, 0.36, 0.48, 0.58, 0.66, 0.72, 0.74, 0.73, 0.67, 0.59, 0.47, 0.37,
] as const

/** °F to add to the design temperature difference, 8:00 to 19:00, by class of daily range. */
export const HOUR_ADJUSTMENT = {
  low: [-6.3, -5, -3.7, -2.5, -1.5, -0.7, -0.2, 0, -0.2, -0.7, -1.5, -2.5],
  medium: [-12.6, -10, -7.4, -5, -2.9, -1.3, -0.3, 0, -0.3, -1.3, -2.9, -5],
  high: [-18.9, -15, -11.1, -7.5, -4.4, -2, -0.5, 0, -0.5, -2, -4.4, -7.5],
} as const
