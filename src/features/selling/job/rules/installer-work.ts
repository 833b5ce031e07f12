import {
  isDuctedIndoorHalf,
  isDuctedSet,
  isDuctlessSet,
  isFurnace,
  isHead,
} from '#features/catalog/catalog/rules/equipment.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import type { texts } from '../texts.ts'

/** Work that stays with the installer. */
export type Work = Exclude<keyof (typeof texts)['work'], 'title' | 'why'>

/** What the installer does with the parts of a kind. */
const WORK_OF_KIND: Readonly<Record<string, Work>> = {
  lineSet: 'refrigerant',
  pad: 'place',
  mount: 'place',
  base: 'place',
  breaker: 'electrical',
  circuitCable: 'electrical',
  disconnect: 'electrical',
  whip: 'electrical',
  vent: 'combustion',
  ventPipe: 'combustion',
  ventEnd: 'combustion',
  gasLine: 'combustion',
  propane: 'combustion',
  drainHose: 'drain',
  pump: 'drain',
  floatSwitch: 'drain',
  trap: 'drain',
  thermostat: 'controls',
  controlWire: 'controls',
  valves: 'water',
  expansion: 'water',
}

const joinsDucts = (type: string): boolean =>
  isFurnace(type) || isDuctedSet(type) || isDuctedIndoorHalf(type) || hasTrait(type, 'is-packaged')
/** Mini splits that include their line set need no part of it, and still the work. */
const hasHead = (type: string): boolean => isDuctlessSet(type) || isHead(type)

const ORDER: readonly Work[] = [
  'permit',
  'remove',
  'place',
  'refrigerant',
  'electrical',
  'combustion',
  'ducts',
  'water',
  'drain',
  'controls',
  'startUp',
]

/** The work that remains for these types of equipment, whose parts are of these kinds, in its usual order. */
export function installerWork(types: readonly string[], kinds: readonly string[]): Work[] {
  if (types.length === 0) return []
  const asked = new Set<Work>(['permit', 'remove', 'startUp'])
  for (const kind of kinds) {
    const work = WORK_OF_KIND[kind]
    if (work) asked.add(work)
  }
  if (types.some(joinsDucts)) asked.add('ducts')
  if (types.some(hasHead)) asked.add('refrigerant')
  return ORDER.filter((work) => asked.has(work))
}
