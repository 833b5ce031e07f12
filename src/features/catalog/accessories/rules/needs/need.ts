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
  sedimentTrap: 5,
  gasValve: 5,
  oilLine: 5,
  neutralizer: 5,
  drainPan: 5,
  sleeve: 5,
  outlet: 2,
  transformer: 2,
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
  /**
   * of needs that exclude each other, the way that this one belongs to: "through the roof". The buyer takes
   * one way. '' for a need that holds always.
   */
  way: string
  required: boolean
  quantity: number
  fits: (part: Part) => string | undefined
  /** what to do where we know no part: why it is unknown and where to read it; '' for the usual sentence */
  said: string
}

export const need = (
  kind: NeedKind,
  required: boolean,
  fits: Need['fits'],
  {
    quantity = 1,
    of = '',
    way = '',
    said = '',
  }: { quantity?: number; of?: string; way?: string; said?: string } = {},
): Need => ({ kind, of, way, required, quantity, fits, said })

/** A need whose part cannot be named from the facts that the maker publishes. */
export const unknownNeed = (kind: NeedKind, said: string, required = true): Need =>
  need(kind, required, () => undefined, { said })

/** Every part of this kind fits. */
export const byKind =
  (kind: string, text: string): Need['fits'] =>
  (part) =>
    word(part, 'kind') === kind ? text : undefined
