import { figure, word } from '#features/catalog/accessories/rules/parts.ts'
import { ATTR } from '#features/catalog/catalog/rules/attribute-ids.ts'
import { ductlessSetType, isDuctlessOutdoorHalf, isHead } from '#features/catalog/catalog/rules/equipment.ts'
import type { CatalogueSystem } from '../kits/kit.ts'
import type { Assembly, SingleUnit } from './assemble.ts'

/** What the catalog says about the combinations of an outdoor unit. */
export interface Combined {
  /** who rated the outdoor unit with its indoor units */
  source: string
  /** ids of the indoor units that it is combined with */
  heads: ReadonlySet<string>
}

/** Whether the catalog combines an outdoor unit with each of these indoor units. */
export const isCombined =
  (combined: ReadonlyMap<string, Combined>) =>
  (outdoor: SingleUnit, indoor: readonly SingleUnit[]): boolean => {
    const own = combined.get(outdoor.id)
    return own !== undefined && indoor.every(({ id }) => own.heads.has(id))
  }

/** The outdoor and indoor units of a mini split as one text: systems of the same units have the same. */
export const unitsKey = (units: readonly { id: string; type: string; quantity: number }[]): string =>
  units
    .filter(({ type }) => isDuctlessOutdoorHalf(type) || isHead(type))
    .flatMap(({ id, quantity }) => Array<string>(quantity).fill(id))
    .toSorted()
    .join('-')

/** The indoor units of an assembly, each once with how many of it. */
function counted(indoor: readonly SingleUnit[]): SingleUnit[] {
  const byId = Map.groupBy(indoor, ({ id }) => id)
  return [...byId.values()].flatMap(([unit, ...others]) =>
    unit === undefined ? [] : [{ ...unit, quantity: others.length + 1 }],
  )
}

const isBuiltIn = (unit: SingleUnit): boolean => word(unit, 'wifi') === 'Built in'

/**
 * An assembly in the form of a system of the catalog. Output and efficiency are those of the outdoor
 * unit; it needs the same parts as a system from the factory.
 */
export function assembledSystem(
  { outdoor, indoor, price }: Assembly,
  { source }: Pick<Combined, 'source'>,
  hasWifiAdapter: (unit: SingleUnit) => boolean,
): CatalogueSystem {
  const heads = counted(indoor)
  const units = [outdoor, ...heads]
  const isMulti = (figure(outdoor, 'ports') ?? 1) > 1
  const length = String(ATTR.length)
  // Left out: the length of a line set in the box, which would mean that no other line set is needed.
  const { [length]: _, ...own } = outdoor.attributes
  return {
    product: {
      ...outdoor,
      id: unitsKey(units),
      type: ductlessSetType(isMulti ? 'many' : 'one'),
      attributes: {
        ...own,
        [ATTR.airHandlerType]: isMulti
          ? [...new Set(heads.map((head) => word(head, 'airHandlerType')))]
          : word(heads[0] ?? outdoor, 'airHandlerType'),
        [ATTR.ports]: indoor.length,
        [ATTR.packCount]: units.reduce((sum, { quantity }) => sum + quantity, 0),
        [ATTR.wifi]: heads.every(isBuiltIn) ? 'Built in' : 'With adapter',
      },
    },
    rating: { source, reference: null },
    units,
    ties: [],
    hasWifiAdapter: heads.every((head) => isBuiltIn(head) || hasWifiAdapter(head)),
    price,
    assembledOf: units,
  }
}
