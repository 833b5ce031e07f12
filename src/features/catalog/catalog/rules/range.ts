/** A closed range of numbers; an open end is ±Infinity. */
export interface Range {
  min: number
  max: number
}

const RANGE = /^(\*|-?\d{1,12}(?:\.\d{1,6})?)-(\*|-?\d{1,12}(?:\.\d{1,6})?)$/
const NUMBER = /^-?\d{1,12}(?:\.\d{1,6})?$/

/**
 * Reads "500-999.99", "*-500", "2000-*" or a single number; undefined when it is none of them or runs
 * backwards.
 */
export function parseRange(text: string): Range | undefined {
  if (NUMBER.test(text)) return { min: Number(text), max: Number(text) }
  const match = RANGE.exec(text)
  if (!match) return undefined
  const min = match[1] === '*' ? -Infinity : Number(match[1])
  const max = match[2] === '*' ? Infinity : Number(match[2])
  return min <= max ? { min, max } : undefined
}

/** The inverse of parseRange; a range of one number is written as that number. */
export function formatRange({ min, max }: Range): string {
  if (min === max) return String(min)
  return `${Number.isFinite(min) ? min : '*'}-${Number.isFinite(max) ? max : '*'}`
}
