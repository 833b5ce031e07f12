import { phraseTable } from '../phrase-table.ts'

/** Whether the figure is the most or the least, and whether it is itself allowed. */
export interface Bound {
  end: 'most' | 'least'
  isIncluded: boolean
  /** what "wider" and "quieter" measure, when the number has no unit of its own */
  unit?: string
}

const COMPARED: readonly (readonly [comparative: string, unit: string])[] = [
  ['narrower', 'wide'],
  ['wider', 'wide'],
  ['taller', 'tall'],
  ['shorter', 'tall'],
  ['longer', 'ft'],
  ['quieter', 'db'],
  ['louder', 'db'],
  ['lighter', 'lb'],
  ['heavier', 'lb'],
  ['cheaper', 'usd'],
]
const LESS = 'less lower cheaper smaller fewer quieter shorter narrower lighter thinner'.split(' ')
const MORE = 'more greater larger bigger higher longer wider taller heavier louder better'.split(' ')

export const most = (isIncluded: boolean): Bound => ({ end: 'most', isIncluded })
const least = (isIncluded: boolean): Bound => ({ end: 'least', isIncluded })
const each = (phrases: readonly string[], bound: Bound): [string, Bound][] =>
  phrases.map((phrase) => {
    const word = COMPARED.find(([comparative]) => phrase.includes(comparative))
    return [phrase, word ? { ...bound, unit: word[1] } : bound]
  })

const SPANISH_BELOW = ['menos de', 'menor de', 'debajo de', 'por debajo de']
const SPANISH_ABOVE = ['mas de', 'mayor de', 'arriba de', 'por encima de']

export const BEFORE = phraseTable<Bound>(
  new Map([
    ...each(['under', 'below', ...LESS.map((word) => `${word} than`), ...SPANISH_BELOW], most(false)),
    ...each(['over', 'above', ...MORE.map((word) => `${word} than`), ...SPANISH_ABOVE], least(false)),
    ...each(
      [
        'at most',
        'up to',
        'max',
        'maximum',
        'within',
        'hasta',
        'maximo',
        'no mas de',
        'not over',
        'no over',
        'not above',
        'nothing over',
        'nothing above',
        'not exceed',
        'not to exceed',
        'not exceeding',
        'as much as',
      ],
      most(true),
    ),
    ...each(
      MORE.flatMap((word) => [`no ${word} than`, `not ${word} than`, `nothing ${word} than`]),
      most(true),
    ),
    ...each(
      [
        'at least',
        'min',
        'minimum',
        'starting at',
        'not under',
        'not below',
        'no under',
        'nothing under',
        'nothing below',
        'as little as',
      ],
      least(true),
    ),
    ...each(
      LESS.flatMap((word) => [`no ${word} than`, `not ${word} than`, `nothing ${word} than`]),
      least(true),
    ),
  ]),
)
export const AFTER = phraseTable<Bound>(
  new Map([
    ...each(
      [
        'or higher',
        'or more',
        'or above',
        'or better',
        'or greater',
        'or over',
        'or bigger',
        'or larger',
        'or longer',
        'or wider',
        'or taller',
      ],
      least(true),
    ),
    ...each(['and up', 'and above', 'and over', 'minimum', 'min', 'o mas'], least(true)),
    ...each(
      [
        'or less',
        'or lower',
        'or under',
        'or below',
        'or smaller',
        'or fewer',
        'or shorter',
        'or narrower',
        'or quieter',
        'o menos',
      ],
      most(true),
    ),
    ...each(['and under', 'and below', 'maximum', 'max', 'tops'], most(true)),
  ]),
)
