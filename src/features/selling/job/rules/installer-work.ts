import { isOneOf } from '#features/catalog/catalog/rules/traits.ts'
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

/** Equipment of a list, with the traits that the answer gave it. */
type Machine = Parameters<typeof isOneOf>[0]

const isDuctless = (machine: Machine): boolean => isOneOf(machine, ['is-ductless'])
const joinsDucts = (machine: Machine): boolean =>
  isOneOf(machine, ['is-packaged']) ||
  (!isDuctless(machine) && isOneOf(machine, ['has-furnace', 'is-matched-set', 'is-indoor-half']))
/** Mini splits that include their line set need no part of it, and still the work. */
const hasHead = (machine: Machine): boolean =>
  isDuctless(machine) && isOneOf(machine, ['is-matched-set', 'is-indoor-half'])

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

/** The work that remains for this equipment, whose parts are of these kinds, in its usual order. */
export function installerWork(machines: readonly Machine[], kinds: readonly string[]): Work[] {
  if (machines.length === 0) return []
  const asked = new Set<Work>(['permit', 'remove', 'startUp'])
  for (const kind of kinds) {
    const work = WORK_OF_KIND[kind]
    if (work) asked.add(work)
  }
  if (machines.some(joinsDucts)) asked.add('ducts')
  if (machines.some(hasHead)) asked.add('refrigerant')
  return ORDER.filter((work) => asked.has(work))
}
