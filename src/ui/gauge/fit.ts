export type Fit = 'small' | 'fits' | 'large'

/** The ruler ends at 150% of the need; capacity fits from 90 to 110%. */
export const RULER_END = 150
export const FITS_FROM = 90
export const FITS_TO = 110

/** Capacity as a whole percentage of the need, both in the same unit. The need must be above zero. */
export const fitPercent = (need: number, capacity: number): number => Math.round((capacity / need) * 100)

/** Uses the shown percentage, so that word and number never contradict each other. */
export function judgeFit(percent: number): Fit {
  if (percent < FITS_FROM) return 'small'
  return percent > FITS_TO ? 'large' : 'fits'
}

/** The position of a percentage on a ruler of `width`, at most its end. */
export const onRuler = (percent: number, width: number): number =>
  Math.round((Math.min(Math.max(percent, 0), RULER_END) / RULER_END) * width * 10) / 10
