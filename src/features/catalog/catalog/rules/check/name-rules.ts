import { grouped } from '#lib/numbers.ts'
import type { AttributeKey } from '../attribute-ids.ts'
import { inches } from '../plate.ts'
import { hasSomeTrait } from '../product-types.ts'
import type { Trait } from '../traits.ts'
import { attributeOf, type CatalogueRule, columnOf, figureOf, wordOf } from './rule.ts'

const wrongName = (expected: string, found: string) => ({ column: 'name', expected, found })
const LONGEST_NAME = 150
const PLACEHOLDER = /\b(undefined|NaN|null|lorem ipsum|TODO|TBD)\b/i

/** A figure in a product's name must equal the attribute. `read` gives the number in the name. */
function stated(
  name: string,
  key: AttributeKey,
  read: (text: string) => string | undefined,
  traits?: readonly Trait[],
  written: (value: number) => string = String,
): CatalogueRule {
  return {
    name,
    severity: 'error',
    check: (product) => {
      if (traits !== undefined && !hasSomeTrait(product.type, ...traits)) return undefined
      const [said, value] = [read(product.name), figureOf(product, key)]
      return said === undefined || value === undefined || said === written(value)
        ? undefined
        : { column: columnOf(key), expected: `${said} as the name says`, found: written(value) }
    },
  }
}

const withCommas = (value: number): string => grouped(value)
const tonsWritten = (value: number): string => inches(value)
const match =
  (pattern: RegExp) =>
  (text: string): string | undefined =>
    pattern.exec(text)?.[1]

export const NAME_RULES: readonly CatalogueRule[] = [
  {
    name: 'a name that is not cut',
    severity: 'error',
    check: ({ name }) =>
      /, [\d,]+$|[,;:–-]\s*$|\b(with|and|for|of)$/i.test(name)
        ? wrongName('a whole name: say what the last number counts', name)
        : undefined,
  },
  {
    name: 'a name of at most 150 characters',
    severity: 'warning',
    check: ({ name }) =>
      name.length > LONGEST_NAME
        ? wrongName('at most 150 characters', `${name.length} characters`)
        : undefined,
  },
  {
    name: 'a name with single spaces',
    severity: 'error',
    check: ({ name }) => (/\s{2}|^\s|\s$/.test(name) ? wrongName('single spaces', name) : undefined),
  },
  {
    name: 'a name that names the brand once',
    severity: 'error',
    check: ({ name, brand }) =>
      brand !== '' && name.startsWith(`${brand} ${brand}`) ? wrongName('the brand once', name) : undefined,
  },
  {
    name: 'a name that is more than the SKU',
    severity: 'error',
    check: ({ name, sku }) => (name === sku ? wrongName('what the product is', name) : undefined),
  },
  {
    name: 'a name without a stand-in for an unknown model',
    severity: 'error',
    check: ({ name }) =>
      /\((as listed|multi|package)\b/i.test(name) ? wrongName('a model', name) : undefined,
  },
  {
    name: 'texts without placeholders',
    severity: 'error',
    check: ({ name, summary, description }) => {
      const found = PLACEHOLDER.exec(`${name}\n${summary}\n${description}`)?.[1]
      return found === undefined ? undefined : { column: 'description', expected: 'no placeholder', found }
    },
  },
  {
    name: 'a SKU without spaces',
    severity: 'warning',
    check: ({ sku }) => (/\s/.test(sku) ? { column: 'sku', expected: 'no spaces', found: sku } : undefined),
  },
  {
    name: 'a cold-climate name',
    severity: 'error',
    check: (product) =>
      /cold[- ]climate/i.test(product.name) && attributeOf(product, 'coldClimate') === false
        ? { column: columnOf('coldClimate'), expected: 'yes as the name says', found: 'no' }
        : undefined,
  },
  {
    name: 'an ultra-low NOx name',
    severity: 'error',
    check: (product) =>
      /ultra[- ]low[- ]nox/i.test(product.name) && wordOf(product, 'emissionStandard') !== 'Ultra Low NOx'
        ? {
            column: columnOf('emissionStandard'),
            expected: 'Ultra Low NOx as the name says',
            found: wordOf(product, 'emissionStandard') || 'nothing',
          }
        : undefined,
  },
  stated('pack of the name', 'packCount', (text) =>
    match(/(?:Pack|Box) of ([\d,]+)/)(text)?.replace(',', ''),
  ),
  {
    name: 'a pack says so in its name',
    severity: 'warning',
    check: (product) => {
      const count = figureOf(product, 'packCount') ?? 1
      return count === 1 ||
        !hasSomeTrait(product.type, 'is-supply', 'is-consumable') ||
        product.name.replaceAll(',', '').includes(String(count))
        ? undefined
        : wrongName(`"Pack of ${count}"`, product.name)
    },
  },
  stated('SEER2 of the name', 'seer2', match(/, ([\d.]+) SEER2/)),
  stated('HSPF2 of the name', 'hspf2', match(/, ([\d.]+) HSPF2/)),
  stated('burner of the name', 'inputBtu', match(/, ([\d,]+) BTU input/), undefined, withCommas),
  stated('tons of the name', 'tons', match(/^([\d½]+) Ton\b/), undefined, tonsWritten),
  stated('system tons of the name', 'systemTons', match(/^([\d½]+) Ton\b/), undefined, tonsWritten),
  stated('gallons of the name', 'gallons', match(/^(\d+) Gallon\b/)),
  stated('length of the name', 'length', match(/(\d+) ft$/), [
    'joins-halves',
    'joins-disconnect',
    'is-wire',
    'drains-water',
    'vents-burner',
  ]),
  stated('amperes of the name', 'amps', match(/(?:^|, )(\d+) A\b/), ['switches-power', 'is-supply']),
  stated('kilowatts of the name', 'electricHeatKw', match(/(?:, |with )([\d.]+) kW\b/)),
  stated('MERV of the name', 'merv', match(/MERV (\d+)/)),
  stated('zones of the name', 'ports', match(/(\d)-Zone\b/)),
]
