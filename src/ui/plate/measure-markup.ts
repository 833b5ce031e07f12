import { escapeMarkup } from '#lib/text/markup.ts'

/** The same as `Measure` for a part of a page that is written as text. */
export const measureMarkup = (value: string, unit: string): string =>
  `<span class="no-wrap"><span class="num">${escapeMarkup(value)}</span>` +
  `<span class="unit${unit === '%' ? ' attached' : ''}">${escapeMarkup(unit)}</span></span>`
