import { DUCT_PLACES } from '#features/choosing/sizing/rules/data/duct-shares.ts'
import { texts } from '../../texts.ts'
import { type Selections, type ZoneKey, zonesOf } from '../selections.ts'
import type { FieldKey } from '../steps.ts'

/** A possible answer in words. */
export interface AnswerText {
  label: string
  note: string
}

/** Cooling that a square foot of a room takes, BTU/h: the same rule as for window units. */
const BTU_PER_SQUARE_FOOT = 22

const plain = (label: string, note = ''): AnswerText => ({ label, note })
const yesNo = (key: keyof typeof texts.choiceNotes, value: unknown): AnswerText => {
  const answer = value === 'yes' || value === true ? 'yes' : 'no'
  return plain(texts.yesNo[answer], texts.choiceNotes[key][answer])
}

const WORDS: Partial<Record<FieldKey, Readonly<Record<string, AnswerText>>>> = {
  systemType: texts.systemTypes,
  fuel: texts.fuels,
  heatingEfficiency: texts.heatingEfficiencies,
  coolingEfficiency: texts.coolingEfficiencies,
  staging: texts.stagings,
  position: texts.positions,
  airHandlerType: texts.heads,
  condenserMount: texts.mounts,
}

/** A value of a field in words. */
export function valueInWords(key: FieldKey, value: string | number | boolean): AnswerText {
  switch (key) {
    case 'isMobileHome':
    case 'primaryHeatSource':
    case 'coldClimate':
    case 'basement':
    case 'wifi':
      return yesNo(key, value)
    case 'zones':
      return plain(texts.rooms(Number(value)))
    case 'coolingBtu':
      return plain(texts.btuOfRoom(Number(value)), texts.btuNote(Number(value), BTU_PER_SQUARE_FOOT))
    case 'cabinetWidth':
      return plain(texts.inches(Number(value)))
    case 'squareFeet':
      return plain(texts.squareFeet(Number(value)))
    case 'ductPlace':
      return plain(DUCT_PLACES[value as keyof typeof DUCT_PLACES].label)
    default:
      return WORDS[key]?.[String(value)] ?? plain(String(value))
  }
}

/** The answer to a field; undefined when it was not answered. */
export function answerOf(
  key: FieldKey,
  selections: Selections,
  zone: ZoneKey | null,
): string | number | boolean | undefined {
  if (key === 'zip_code_location') return selections.location.zipCode
  if (key === 'zones') return zonesOf(selections).length || undefined
  if (key === 'airHandlerType' || key === 'coolingBtu')
    return zone === null ? undefined : selections.zones[zone]?.[key]
  return selections[key]
}

/** The answer in words; '' when there is none. */
export function answerInWords(key: FieldKey, selections: Selections, zone: ZoneKey | null): string {
  const value = answerOf(key, selections, zone)
  return value === undefined ? '' : valueInWords(key, value).label
}
