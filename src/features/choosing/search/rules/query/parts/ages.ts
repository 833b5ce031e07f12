import { isUnitAt } from '../measures/measures.ts'

const YEAR = /^(?:19[5-9]\d|20[0-3]\d)s?$/
const DECADE = /^(?:[3-9]0s|19[5-9]0s|20[0-2]0s)$/
const COUNTED = /^\d{1,2}-?(?:year|yr|yo)s?-?old$|^\d{1,2}-?yo$/
const YEARS = /^(?:year|yr)s?(?:-old)?$/
const OLD = /^(?:old|ago)$/
const BEFORE = new Set('from in made built circa since around about mid early late the year'.split(' '))

/**
 * How many words say how old a machine is: 3 for "20 years old", 1 for the "1998" of "1998 furnace". Age says
 * nothing about the goods that replace it. "10 year warranty" and "2000 cfm" are no ages.
 */
export function ageAt(words: readonly string[], index: number): number {
  const word = words[index]!
  if (!/^\d/.test(word)) return 0
  if (COUNTED.test(word)) return 1
  if (isYear(words, index)) return 1
  return /^\d{1,2}$/.test(word) ? yearsAt(words, index + 1) : 0
}

/** "years old" behind a number, with the number. */
function yearsAt(words: readonly string[], index: number): number {
  const word = words[index] ?? ''
  if (!YEARS.test(word)) return 0
  if (word.endsWith('old')) return 2
  return OLD.test(words[index + 1] ?? '') ? 3 : 0
}

function isYear(words: readonly string[], index: number): boolean {
  const word = words[index]!
  const isDated = BEFORE.has(words[index - 1] ?? '')
  if (DECADE.test(word)) return isDated
  if (!YEAR.test(word) || words.length === 1 || isUnitAt(words, index + 1)) return false
  return isDated || index === words.length - 1 || /^[a-z]{3,}$/.test(words[index + 1]!)
}
