import { defineTexts } from '#lib/language/texts.ts'

/** Shown where a product has no such figure: an air conditioner has no heating output. */
export const NOTHING = '–'
/** The same in a specification, as a sentence. */
export const NOT_STATED_BY_MAKER = defineTexts('Not stated by the maker')

const EIGHTHS = ['', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞']

/** Inches as a tape measure reads them, to the nearest eighth: 17.5 → 17½. */
export function inches(value: number): string {
  const eighths = Math.round(value * 8)
  const whole = Math.floor(eighths / 8)
  const fraction = EIGHTHS[eighths % 8] ?? ''
  return whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`
}
