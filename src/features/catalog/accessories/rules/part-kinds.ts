import type { Need, NeedKind } from './needs/need.ts'
import { type Part, word } from './parts.ts'

/** Types of the parts that the rules choose from. */
export const PART_TYPES: readonly string[] = [
  'line-set',
  'pad',
  'disconnect',
  'whip',
  'wire',
  'drain-hose',
  'condensate-pump',
  'bracket',
  'line-set-cover',
  'vent',
  'roof-curb',
  'install-supply',
  'thermostat',
  'sensor',
]

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

/** The kinds of needs a part can meet. */
export function kindsOf(part: Part): readonly NeedKind[] {
  const kind = word(part, 'kind')
  switch (part.type) {
    case 'line-set':
      return ['lineSet']
    case 'pad':
      return ['pad', 'mount', 'base']
    case 'disconnect':
      return ['disconnect']
    case 'whip':
      return ['whip']
    case 'wire':
      return [WIRES[kind] ?? 'controlWire']
    case 'drain-hose':
      return ['drainHose']
    case 'condensate-pump':
      return ['pump']
    case 'bracket':
      return kind === 'Wall bracket' ? ['mount'] : []
    case 'line-set-cover':
      return ['cover']
    case 'vent':
      return VENTS[kind] ?? ['vent']
    case 'roof-curb':
      return ['base']
    case 'thermostat':
      return ['thermostat']
    case 'sensor':
      return kind === 'Transformer' ? ['transformer'] : []
    case 'heat-kit':
      return ['heatKit']
    default:
      return SUPPLIES[kind] ? [SUPPLIES[kind]] : []
  }
}

/** Every part that meets one of the needs, in the order of the needs and then of the parts. */
export const fittingParts = (needs: readonly Need[], parts: readonly Part[]): string[] => [
  ...new Set(
    needs.flatMap(({ kind, fits }) =>
      parts.flatMap((part) => (kindsOf(part).includes(kind) && fits(part) !== undefined ? [part.id] : [])),
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
