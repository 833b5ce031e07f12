import type { LoadPartName } from '../parts.ts'

/** One line of the form: a surface or another load. Multipliers are in BTU/h·ft², 0 where it has none. */
export interface Line {
  part: LoadPartName
  heatHtm: number
  coolHtm: number
  /** BTU/h, whole numbers as on the form */
  heating: number
  sensible: number
  latent: number
}

/** Multipliers are rounded to two decimals, then loads to whole BTU/h, as Form J1 prints them. */
const multiplier = (value: number): number => Math.round(value * 100) / 100
const whole = (value: number): number => Math.round(value)

/** A load that has no area. */
export const plainLine = (part: LoadPartName, heating: number, sensible: number, latent = 0): Line => ({
  part,
  heatHtm: 0,
  coolHtm: 0,
  heating: whole(heating),
  sensible: whole(sensible),
  latent: whole(latent),
})

/** An area with its multipliers, which are not rounded yet. */
export function areaLine(part: LoadPartName, area: number, heat: number, cool: number): Line {
  const [heatHtm, coolHtm] = [multiplier(heat), multiplier(cool)]
  return {
    part,
    heatHtm,
    coolHtm,
    heating: whole(area * heatHtm),
    sensible: whole(area * coolHtm),
    latent: 0,
  }
}

/** @param heatDifference °F to what is behind it in winter @param cltd °F in summer */
export const opaqueLine = (
  part: LoadPartName,
  { area, u }: { area: number; u: number },
  heatDifference: number,
  cltd: number,
): Line => areaLine(part, area, u * heatDifference, u * cltd)

/** The edge of a slab. @param factor BTU/h·°F a foot */
export const edgeLine = (feet: number, factor: number, heatDifference: number): Line =>
  areaLine('floor', feet, factor * heatDifference, 0)
