import type { PageNumber } from '../pages.ts'
import { type Part, word } from '../parts.ts'

/** Kinds of parts that equipment needs. */
export type NeedKind = keyof typeof PAGE_OF

/** L-REQ: the page of the modal that shows each kind of part. */
export const PAGE_OF = {
  lineSet: 1,
  adapter: 1,
  drier: 2,
  pad: 2,
  disconnect: 2,
  breaker: 2,
  circuitCable: 2,
  whip: 2,
  controlWire: 2,
  floatSwitch: 2,
  trap: 2,
  leakSensor: 2,
  drainHose: 3,
  cable: 4,
  mount: 4,
  cover: 4,
  thermostat: 5,
  surge: 5,
  vent: 5,
  ventPipe: 5,
  ventEnd: 5,
  pump: 5,
  propane: 5,
  heatKit: 5,
  valves: 5,
  gasLine: 5,
  base: 5,
  expansion: 5,
} as const satisfies Record<string, PageNumber>

/**
 * One kind of part that equipment needs. `fits` says why a part fits, or returns undefined when it does not.
 */
export interface Need {
  kind: NeedKind
  /** tells needs of one kind apart: "Furnace" for its breaker, "¼″ × ½″" for a line set; '' for one */
  of: string
  required: boolean
  quantity: number
  fits: (part: Part) => string | undefined
}

export const need = (
  kind: NeedKind,
  required: boolean,
  fits: Need['fits'],
  { quantity = 1, of = '' }: { quantity?: number; of?: string } = {},
): Need => ({ kind, of, required, quantity, fits })

/** Every part of this kind fits. */
export const byKind =
  (kind: string, text: string): Need['fits'] =>
  (part) =>
    word(part, 'kind') === kind ? text : undefined
