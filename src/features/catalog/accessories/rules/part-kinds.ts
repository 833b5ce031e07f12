import { hasSomeTrait, hasTrait, typesWith } from '#features/catalog/catalog/rules/product-types.ts'
import type { Trait } from '#features/catalog/catalog/rules/traits.ts'
import type { Need, NeedKind } from './needs/need.ts'
import { type Part, word } from './parts.ts'

/** Traits of the parts that the rules choose from. */
const PART_TRAITS: readonly Trait[] = [
  'joins-halves',
  'holds-on-ground',
  'switches-power',
  'joins-disconnect',
  'is-wire',
  'drains-water',
  'lifts-water',
  'holds-on-wall',
  'covers-lines',
  'vents-burner',
  'holds-on-roof',
  'is-supply',
  'controls-system',
  'is-sensor',
]

/** Whether products of a type are parts that the rules choose from. */
export const isPartType = (type: string): boolean => hasSomeTrait(type, ...PART_TRAITS)

/** The types of these parts, for questions to the database. */
export const partTypes = (): string[] => [...new Set(PART_TRAITS.flatMap(typesWith))]

const SUPPLIES: Readonly<Record<string, NeedKind>> = {
  'Surge protector': 'surge',
  'Float switch': 'floatSwitch',
  'Propane kit': 'propane',
  'Leak sensor': 'leakSensor',
  'Isolation valves': 'valves',
  'Gas line': 'gasLine',
  'Gas valve': 'gasValve',
  'Sediment trap': 'sedimentTrap',
  'Drain pan': 'drainPan',
  'Wall sleeve for a PTAC': 'sleeve',
  Outlet: 'outlet',
  'Expansion tank': 'expansion',
  'Filter drier': 'drier',
  Trap: 'trap',
  Adapter: 'adapter',
  'Single-pole breaker': 'breaker',
  'Double-pole breaker': 'breaker',
}

const WIRES: Readonly<Record<string, NeedKind>> = {
  'Mini split cable': 'cable',
  'Circuit cable': 'circuitCable',
}

const VENTS: Readonly<Record<string, readonly NeedKind[]>> = {
  'Type B vent': ['ventPipe'],
  'PVC vent pipe': ['ventPipe'],
  'Stainless vent': ['ventPipe'],
  'Smoke pipe': ['ventPipe'],
  'Type B rain cap': ['ventEnd'],
  'Stainless termination': ['ventEnd'],
  'Condensate Neutralizer': ['neutralizer'],
}

/** The needs that a part can meet by a trait of its type and by its kind. */
const KINDS: readonly (readonly [Trait, (kind: string) => readonly NeedKind[]])[] = [
  ['joins-halves', () => ['lineSet']],
  ['holds-on-ground', () => ['pad', 'mount', 'base']],
  ['switches-power', () => ['disconnect']],
  ['joins-disconnect', () => ['whip']],
  ['is-wire', (kind) => [WIRES[kind] ?? 'controlWire']],
  ['drains-water', () => ['drainHose']],
  ['lifts-water', () => ['pump']],
  ['holds-on-wall', (kind) => (kind === 'Wall bracket' ? ['mount'] : [])],
  ['covers-lines', () => ['cover']],
  ['vents-burner', (kind) => VENTS[kind] ?? ['vent']],
  ['holds-on-roof', () => ['base']],
  ['controls-system', () => ['thermostat']],
  ['is-sensor', (kind) => (kind === 'Transformer' ? ['transformer'] : [])],
  ['slides-into-unit', () => ['heatKit']],
]

/** The kinds of needs a part can meet. */
export function kindsOf(part: Part): readonly NeedKind[] {
  const kind = word(part, 'kind')
  const own = KINDS.find(([trait]) => hasTrait(part.type, trait))
  return own ? own[1](kind) : [SUPPLIES[kind] ?? []].flat()
}

/** The parts for sale, the least expensive first, by the needs that they can meet. */
export type PartsByKind = ReadonlyMap<NeedKind, readonly Part[]>

export function partsByKind(parts: readonly Part[]): PartsByKind {
  const found = new Map<NeedKind, Part[]>()
  for (const part of parts)
    for (const kind of kindsOf(part)) {
      const known = found.get(kind)
      if (known) known.push(part)
      else found.set(kind, [part])
    }
  return found
}

/** The parts that could meet a need, the least expensive first. */
export const candidates =
  (parts: PartsByKind) =>
  ({ kind }: Need): readonly Part[] =>
    parts.get(kind) ?? []

/** Every part that meets one of the needs, in the order of the needs and then of the parts. */
export const fittingParts = (needs: readonly Need[], parts: PartsByKind): string[] => [
  ...new Set(
    needs.flatMap((need) =>
      candidates(parts)(need).flatMap((part) => (need.fits(part) === undefined ? [] : [part.id])),
    ),
  ),
]

/** Kinds of relations by which a merchant ties what fits to a product. */
export const TIED_KINDS = ['required', 'accessory', 'wifi_adapter', 'compatible'] as const

/** What fits a product: what its merchant tied to it, what the rules find, last the units it works with. */
export const allThatFits = (
  tied: readonly { kind: string; id: string }[],
  byRules: readonly string[],
): string[] => {
  const units = tied.filter(({ kind }) => kind === 'compatible')
  const parts = tied.filter(({ kind }) => kind !== 'compatible' && TIED_KINDS.some((each) => each === kind))
  return [...new Set([...parts.map(({ id }) => id), ...byRules, ...units.map(({ id }) => id)])]
}
