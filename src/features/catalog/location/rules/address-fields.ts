import type { TypedField } from '#lib/typed/fields.ts'
import { tidyLine } from '#lib/typed/tidy.ts'
import { texts } from '../texts.ts'
import { PROVINCES } from './canada.ts'
import { MILITARY, TERRITORIES } from './location.ts'
import { STATE_NAMES } from './states.ts'
import { isAddressZip, isTypedZip, normalZip, parseZip } from './zip.ts'
import { statesOfZip } from './zip-states.ts'

/** The question of a ZIP code that crosses a state line, in words: its label and why we ask. */
export const stateQuestion = (states: readonly string[], zip: string): { label: string; why: string } => ({
  label: texts.whichState(states.map(stateName)),
  why: texts.whichStateWhy(zip),
})

/** The ZIP code or Canadian postal code of an address, without its state. */
export const zipField: TypedField = {
  most: 10,
  tidy: (text) => (isAddressZip(tidyLine(text)) && normalZip(tidyLine(text))) || tidyLine(text),
  fault: (text) => (isAddressZip(text) ? undefined : texts.invalidZip),
}

/** Why a typed postal code is refused where no state stands beside it; it may name the state: "42223 TN". */
export const typedZipFault = (typed: string): string | undefined =>
  isTypedZip(typed) ? undefined : texts.invalidZip

const BY_NAME: ReadonlyMap<string, string> = new Map(
  [...STATE_NAMES].map(([code, name]) => [name.toUpperCase(), code]),
)
const KNOWN: ReadonlySet<string> = new Set([
  ...STATE_NAMES.keys(),
  ...TERRITORIES,
  ...MILITARY,
  ...Object.values(PROVINCES),
  'MH',
  'NU',
])

const tidyState = (text: string): string => {
  const state = tidyLine(text).toUpperCase().replace(/\./g, '')
  return BY_NAME.get(state) ?? state
}

/** The state or province of an address: two letters, or the name of a state. */
export const stateField: TypedField = {
  most: 2,
  tidy: tidyState,
  fault: (text) => (KNOWN.has(text) ? undefined : texts.invalidState),
}

/**
 * Why a state cannot be that of the ZIP code, in a sentence for the field of the state; undefined when it
 * can, or when one of the two is not readable.
 */
export function stateFault(zip: string, state: string): string | undefined {
  const parsed = parseZip(zip)
  if (parsed.kind !== 'us' || stateField.fault(state) !== undefined) return undefined
  const states = statesOfZip(parsed.zip)
  if (states.length === 0 || states.includes(state)) return undefined
  return texts.otherState(parsed.zip, namesOf(states))
}

const namesOf = (states: readonly string[]): string => states.map(stateName).join(' or ')

/** "Tennessee"; the two letters where a place has no name of its own. */
export const stateName = (state: string): string => STATE_NAMES.get(state) ?? state
