import { hasTrait, productType } from '../product-types.ts'
import { type CatalogueRule, columnOf, figureOf } from './rule.ts'

const CUBIC_INCHES_PER_FOOT = 1728
/** Pounds in a cubic foot of packed equipment. */
const DENSITY = [0.5, 90] as const
const PLACES = 0.011
const SIDES = ['width', 'height', 'depth'] as const

/** Types whose rating plate or filter states the sides of the cabinet. */
const isCabinet = (type: string): boolean => {
  const definition = productType(type)
  const sides: readonly number[] = [2030, 2031, 2032]
  return (
    definition !== undefined &&
    (definition.isEquipment ||
      definition.plate.some((row) => 'attribute' in row && sides.includes(row.attribute)))
  )
}

export const SIZE_RULES: readonly CatalogueRule[] = [
  ...SIDES.map(
    (side): CatalogueRule => ({
      name: `${side} of the cabinet and of the box`,
      severity: 'error',
      check: (product) => {
        const [stated, measured] = [figureOf(product, side), product.dimensions?.[side]]
        return stated === undefined || measured === undefined || Math.abs(stated - measured) <= PLACES
          ? undefined
          : { column: columnOf(side), expected: `${measured} as in ${side}_in`, found: String(stated) }
      },
    }),
  ),
  {
    name: 'cabinet width of a product with a cabinet',
    severity: 'warning',
    check: (product) =>
      figureOf(product, 'width') === undefined ||
      isCabinet(product.type) ||
      hasTrait(product.type, 'holds-on-wall')
        ? undefined
        : {
            column: columnOf('width'),
            expected: 'nothing: only equipment, plenums and pads have one',
            found: String(figureOf(product, 'width')),
          },
  },
  {
    name: 'weight beside the size',
    severity: 'warning',
    check: ({ type, dimensions, weight_lb }) => {
      if (dimensions === null || productType(type)?.isEquipment !== true || hasTrait(type, 'is-matched-set'))
        return undefined
      const feet = (dimensions.width * dimensions.height * dimensions.depth) / CUBIC_INCHES_PER_FOOT
      const density = weight_lb / feet
      return density >= DENSITY[0] && density <= DENSITY[1]
        ? undefined
        : {
            column: 'weight_lb',
            expected: `${DENSITY[0]} to ${DENSITY[1]} lb a cubic foot`,
            found: `${density.toFixed(1)} lb`,
          }
    },
  },
]
