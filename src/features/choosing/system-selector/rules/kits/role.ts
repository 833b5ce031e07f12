import { isBareCoil, isFurnace, isHead } from '#features/catalog/catalog/rules/equipment.ts'
import { hasTrait } from '#features/catalog/catalog/rules/product-types.ts'
import { kitTexts } from '../kit-texts.ts'

const { roles } = kitTexts

/** What each unit of a system is: the first row that it meets. */
const ROLES: readonly (readonly [isOne: (type: string) => boolean, role: string])[] = [
  [isHead, roles.indoor],
  [isBareCoil, roles.coil],
  [(type) => hasTrait(type, 'is-indoor-half'), roles.handler],
  [(type) => hasTrait(type, 'is-outdoor-half'), roles.outdoor],
  [isFurnace, roles.furnace],
  [(type) => hasTrait(type, 'slides-into-unit'), roles.heatKit],
]

/** The role of a unit in a system: "Outdoor unit"; undefined for what is no unit of one. */
export const roleOf = (type: string): string | undefined => ROLES.find(([isOne]) => isOne(type))?.[1]
