import type { AnswerName } from './answers.ts'

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
