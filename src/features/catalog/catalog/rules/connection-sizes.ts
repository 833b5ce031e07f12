import type { ConnectionSizes } from '#drawings/spec.ts'
import { ATTR } from './attributes.ts'

/**
 * The sizes that connect the parts of a system, from its attributes: "3/8" is an outside diameter in inches.
 */
export function connectionSizes(attributes: Readonly<Record<string, unknown>>): ConnectionSizes {
  const inches = (id: number): number | undefined => {
    const [over, under] = String(attributes[id] ?? '')
      .split('/')
      .map(Number)
    return over && under ? over / under : undefined
  }
  const tons = [attributes[ATTR.tons], attributes[ATTR.systemTons]].find((value) => typeof value === 'number')
  return { suction: inches(ATTR.suctionLine), liquid: inches(ATTR.liquidLine), tons }
}
