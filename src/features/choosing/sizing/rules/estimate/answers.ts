import { isZip } from '#features/catalog/location/rules/zip.ts'
import { DUCT_INSULATION, DUCT_PLACES, DUCT_SEALING } from '../data/duct-shares.ts'
import type { DuctInsulation, DuctPlace, DuctSealing } from '../ducts.ts'
import { ductsOf, HOME_DEFAULTS, HOME_LIMITS, type HomeForm } from '../home.ts'
import { GLASS, type GlassAmount, type Home } from '../load.ts'
import type { InsulationGrade } from '../range.ts'

/** The insulation level of homes of an age that were not rebuilt. */
const BUILT = {
  'before-1940': 2,
  '1940-1959': 2.5,
  '1960-1969': 3,
  '1970-1979': 4,
  '1980-1989': 5,
  '1990-1999': 6,
  '2000-2009': 7,
  '2010-2019': 8,
  'since-2020': 9,
} as const
export type Built = keyof typeof BUILT
const MOST_SHARED_WALLS = 3

/** The answers of the sizing estimator: the fields of E-BTU, and those that change the result besides. */
export interface Answers {
  squareFeet: number
  zipCode: string
  built: Built | null
  /** null: as built then */
  insulationValue: number | null
  numFloors: number
  basement: 'yes' | 'no'
  glass: GlassAmount
  /** how many of the four outer walls have a heated home behind them */
  sharedWalls: number
  /** null: not known, or as usual for the age */
  ductPlace: DuctPlace | null
  ductJoints: DuctSealing | null
  ductWrap: DuctInsulation | null
  thermostatHT: number
  thermostatAC: number
}
export type AnswerName = keyof Answers
export type AnswerFaults = Partial<Record<AnswerName, true>>

type Params = Pick<URLSearchParams, 'get'>

/** The text of each answer, as typed or in an address; empty without an answer. */
export type AnswerTexts = Record<AnswerName, string>

export const ANSWER_NAMES = [
  'squareFeet',
  'zipCode',
  'built',
  'insulationValue',
  'numFloors',
  'basement',
  'glass',
  'sharedWalls',
  'ductPlace',
  'ductJoints',
  'ductWrap',
  'thermostatHT',
  'thermostatAC',
] as const satisfies readonly AnswerName[]

/** The value that counts while there is no answer. */
const ANSWER_DEFAULTS: AnswerTexts = {
  squareFeet: '',
  zipCode: '',
  built: '',
  insulationValue: '',
  numFloors: String(HOME_DEFAULTS.numFloors),
  basement: HOME_DEFAULTS.basement,
  glass: 'usual',
  sharedWalls: '0',
  ductPlace: '',
  ductJoints: '',
  ductWrap: '',
  thermostatHT: String(HOME_DEFAULTS.thermostatHT),
  thermostatAC: String(HOME_DEFAULTS.thermostatAC),
}

const LONGEST = 100

/** The answers of an address. */
export const textsOf = (params: Params): AnswerTexts =>
  Object.fromEntries(
    ANSWER_NAMES.map((name) => [name, params.get(name)?.trim().slice(0, LONGEST) ?? ANSWER_DEFAULTS[name]]),
  ) as AnswerTexts

const isOneOf = <K extends string>(table: Readonly<Record<K, unknown>>, text: string): text is K =>
  Object.hasOwn(table, text)

const NUMBER = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/
/** A number as people type it; NaN for anything else. */
export const typedNumber = (text: string): number =>
  NUMBER.test(text.trim()) ? Number(text.trim().replaceAll(',', '')) : Number.NaN

const isWithin = (value: number, { min, max }: { min: number; max: number }): boolean =>
  value >= min && value <= max

const isWhole = (value: number, range: { min: number; max: number }): boolean =>
  Number.isInteger(value) && isWithin(value, range)

/** What makes each answer possible. An empty age or level says that the shopper does not know. */
const POSSIBLE: Readonly<Record<AnswerName, (text: string) => boolean>> = {
  squareFeet: (text) => isWithin(typedNumber(text), HOME_LIMITS.squareFeet),
  zipCode: isZip,
  built: (text) => text === '' || isOneOf(BUILT, text),
  insulationValue: (text) => text === '' || isWithin(typedNumber(text), HOME_LIMITS.insulationValue),
  numFloors: (text) => isWhole(typedNumber(text), HOME_LIMITS.numFloors),
  basement: (text) => text === 'yes' || text === 'no',
  glass: (text) => isOneOf(GLASS, text),
  sharedWalls: (text) => isWhole(typedNumber(text), { min: 0, max: MOST_SHARED_WALLS }),
  ductPlace: (text) => text === '' || isOneOf(DUCT_PLACES, text),
  ductJoints: (text) => text === '' || isOneOf(DUCT_SEALING, text),
  ductWrap: (text) => text === '' || isOneOf(DUCT_INSULATION, text),
  thermostatHT: (text) => isWithin(typedNumber(text), HOME_LIMITS.thermostatHT),
  thermostatAC: (text) => isWithin(typedNumber(text), HOME_LIMITS.thermostatAC),
}

/** Reads the answers; an answer that is missing or impossible is named and nothing is assumed for it. */
export function readAnswers(texts: AnswerTexts): { answers: Answers } | { faults: AnswerFaults } {
  const wrong = ANSWER_NAMES.filter((name) => !POSSIBLE[name](texts[name]))
  if (wrong.length > 0) return { faults: Object.fromEntries(wrong.map((name) => [name, true])) }
  return {
    answers: {
      squareFeet: typedNumber(texts.squareFeet),
      zipCode: texts.zipCode,
      built: isOneOf(BUILT, texts.built) ? texts.built : null,
      insulationValue: texts.insulationValue === '' ? null : typedNumber(texts.insulationValue),
      numFloors: typedNumber(texts.numFloors),
      basement: texts.basement === 'no' ? 'no' : 'yes',
      glass: isOneOf(GLASS, texts.glass) ? texts.glass : 'usual',
      sharedWalls: typedNumber(texts.sharedWalls),
      ductPlace: isOneOf(DUCT_PLACES, texts.ductPlace) ? texts.ductPlace : null,
      ductJoints: isOneOf(DUCT_SEALING, texts.ductJoints) ? texts.ductJoints : null,
      ductWrap: isOneOf(DUCT_INSULATION, texts.ductWrap) ? texts.ductWrap : null,
      thermostatHT: typedNumber(texts.thermostatHT),
      thermostatAC: typedNumber(texts.thermostatAC),
    },
  }
}

/**
 * The address of answers: answers at their default are left out, except those that a reader of the link
 * must see.
 */
export function writeAnswers(answers: Answers): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of ANSWER_NAMES) {
    const text = String(answers[name] ?? '')
    if (text !== ANSWER_DEFAULTS[name]) params.set(name, text)
  }
  return params
}

/** The level that counts: the stated one, else that of the age, else a typical recent home. */
export const levelOf = ({ insulationValue, built }: Answers): number =>
  insulationValue ?? (built === null ? HOME_DEFAULTS.insulationValue : BUILT[built])

export const insulationGrade = ({ insulationValue, built }: Answers): InsulationGrade =>
  insulationValue !== null ? 'stated' : built === null ? 'unknown' : 'by-year'

/** The ducts as the form keeps them: what is not known is left out. */
const ductAnswers = ({ ductPlace, ductJoints, ductWrap }: Answers) => ({
  ...(ductPlace && { ductPlace, ...(ductJoints && { ductJoints }), ...(ductWrap && { ductWrap }) }),
})

export const homeOf = (answers: Answers): Home => ({
  squareFeet: answers.squareFeet,
  numFloors: answers.numFloors,
  hasBasement: answers.basement === 'yes',
  insulationValue: levelOf(answers),
  thermostatHT: answers.thermostatHT,
  thermostatAC: answers.thermostatAC,
  glass: answers.glass,
  sharedWalls: answers.sharedWalls,
  ...(answers.ductPlace && { ducts: ductsOf(ductAnswers(answers), levelOf(answers))! }),
})

/** The home as lists and products keep it (E-BTU). */
export const formOf = (answers: Answers): HomeForm => ({
  squareFeet: answers.squareFeet,
  zipCode: answers.zipCode,
  numFloors: answers.numFloors,
  basement: answers.basement,
  insulationValue: levelOf(answers),
  thermostatHT: answers.thermostatHT,
  thermostatAC: answers.thermostatAC,
  ...ductAnswers(answers),
})

/** The fields of each question, in order. */
export const QUESTIONS: readonly (readonly AnswerName[])[] = [
  ['squareFeet'],
  ['zipCode'],
  ['built', 'insulationValue'],
  ['numFloors', 'basement'],
  ['glass', 'sharedWalls'],
  ['ductPlace', 'ductJoints', 'ductWrap'],
  ['thermostatHT', 'thermostatAC'],
]
export const QUESTION_COUNT = QUESTIONS.length
