/** What a foreign cell counts in; ours are pounds, inches, US dollars and whole pieces. */
export const UNITS = ['g', 'kg', 'oz', 'lb', 'mm', 'cm', 'in', 'USD', 'pieces'] as const
export type Unit = (typeof UNITS)[number]

/** Exact by definition: a pound has 453.59237 g, an inch 2.54 cm. */
const FACTORS: Readonly<Record<string, number>> = {
  g: 1 / 453.59237,
  kg: 1000 / 453.59237,
  oz: 1 / 16,
  lb: 1,
  lbs: 1,
  mm: 1 / 25.4,
  cm: 1 / 2.54,
  in: 1,
}

const PLAIN = /^-?(?:\d{1,3}(?:,\d{3})+|\d*)(?:\.\d+)?$/

/** The number of "1,299.50"; undefined for what is none, also for a decimal comma. */
export const plainNumber = (text: string): number | undefined =>
  /\d/.test(text) && PLAIN.test(text) ? Number(text.replaceAll(',', '')) : undefined

/** A cell in our unit. A unit in the cell goes before the column's. What is no amount stays as it is. */
export function inOurUnit(text: string, unit: Unit): string {
  if (unit === 'USD')
    return text
      .replace(/^USD\s*|\s*USD$/gi, '')
      .replace(/^\./, '0.')
      .replace(/(\.\d\d)0+$/, '$1')
  const [, figure = '', own = ''] = /^(-?[\d.,]+)\s*([a-z]*)\.?$/i.exec(text) ?? []
  const number = plainNumber(figure)
  if (number === undefined) return text
  if (unit === 'pieces') return own === '' ? String(Math.max(0, Math.floor(number))) : text
  const factor = FACTORS[own === '' ? unit : own.toLowerCase()]
  return factor === undefined ? text : String(Number((number * factor).toFixed(2)))
}
