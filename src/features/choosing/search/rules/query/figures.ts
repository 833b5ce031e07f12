import { attributes } from '#features/catalog/catalog/rules/attributes.ts'
import { productType } from '#features/catalog/catalog/rules/product-types.ts'
import { isForMobileHomesAlone } from '#features/catalog/catalog/rules/special-models.ts'
import { grouped } from '#lib/numbers.ts'
import { SAID_FIGURES } from '../data/figures.ts'
import { normalize } from './words.ts'

/** A whole query that begins with a figure: "80,000 BTU gas furnaces". */
export interface FigurePhrase {
  text: string
  /**
   * a lower rank is suggested earlier: first the figures by which shoppers choose, then the types in order
   */
  place: number
}

const ONE_FIGURE = 1_000

/**
 * The figures that a product is asked for by, each with the plural of its type. Models for mobile homes alone
 * have none: they never lead unasked.
 */
export function figuresOf(
  type: string,
  figures: Readonly<Record<string, string | number | boolean | readonly string[]>>,
): FigurePhrase[] {
  if (isForMobileHomesAlone(type, figures.mobileHome)) return []
  const { plural = '', saidFigures = [], suggestOrder = 0 } = productType(type) ?? {}
  const kind = plainCase(plural)
  return saidFigures.flatMap((attribute, rank) =>
    sayFigure(attribute, figures[attribute]).map((said) => ({
      text: `${said} ${kind}`,
      place: rank * ONE_FIGURE + Math.min(suggestOrder, ONE_FIGURE - 1),
    })),
  )
}

type Value = string | number | boolean | readonly string[] | undefined

type Say = (value: string | number) => string

/** As the trade says it; a figure of a merchant's own attribute is said with its unit. */
function sayFigure(attribute: string, value: Value): string[] {
  const say = (Object.hasOwn(SAID_FIGURES, attribute) &&
    SAID_FIGURES[attribute as keyof typeof SAID_FIGURES]) as Say | false
  const unit = attributes().find(({ key }) => key === attribute)?.unit ?? ''
  const saidWithUnit: Say = (each) => `${typeof each === 'number' ? grouped(each) : each} ${unit}`.trim()
  return sayEach(value, say || saidWithUnit)
}

function sayEach(value: Value, say: Say): string[] {
  if (typeof value === 'number' || typeof value === 'string') return [say(value)]
  return typeof value === 'object' ? value.map((each) => say(each)) : []
}

/** Lower case but for abbreviations: "PTAC units". */
const plainCase = (text: string): string =>
  text
    .split(' ')
    .map((word) => (/[A-Z]{2}/.test(word) ? word : word.toLowerCase()))
    .join(' ')

/**
 * Figures as they are typed: "80k" is 80000, "3ton" is "3 ton", "merv13" is "merv 13", "R-32" is r32, and
 * "80,0" begins 80000.
 */
export function figureWords(plain: string): string[] {
  return plain
    .replace(/(\d) x$/, '$1x')
    .replace(/\b(\d{1,3}) (0{1,2})$/, '$1$2')
    .replace(/\b(\d{1,3})k\b/g, '$1000')
    .replace(/\b(\d+(?:\.\d+)?)kbtu\b/g, '$1000 btu')
    .replace(/\b(\d+(?:\.\d+)?)(tons?|btu|gal(?:lon)?s?|kw|cfm|gpm|ft|amps?|pints?|afue)\b/g, '$1 $2')
    .replace(/\bmerv(\d+)\b/g, 'merv $1')
    .split(' ')
    .map((word) => word.replaceAll('-', ''))
    .filter(Boolean)
}

/** The words of a phrase as they are compared with typed ones. */
export const phraseWords = (text: string): string[] => figureWords(normalize(text))
