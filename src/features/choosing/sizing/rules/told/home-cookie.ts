import type { RulePlace } from '#features/catalog/compliance/rules/nox.ts'
import type { Location } from '#features/catalog/location/rules/location.ts'
import { FUELS, type HomeForm, wrongNumbers } from '../home.ts'
import type { SavedNeed } from '../saved-need.ts'

/**
 * The cookie with the visitor's home, so that the server renders lists and the home page for it. The browser
 * keeps all of it in its storage; the cookie has what the load is worked out from, and the load itself.
 */
export const HOME_COOKIE = { name: 'alpine.home', expires: new Date('2038-01-19T03:14:07Z') } as const

/** A home as the cookie has it. Loads are BTU/h of the whole home. */
export interface CookieHome {
  form: HomeForm
  heatingBtu: number
  coolingBtu: number
}

/** The home that a page is rendered for. */
export interface PageHome {
  /** as the cookie has it: a browser with another home asks for the page again */
  text: string
  saved: SavedNeed
  location: Location
  /** whose law its lists keep */
  rules: { place: RulePlace; on: string }
}

/** "60614_2000_1_yes_7_70_75_no_Oil_44812_21763" */
export const homeText = ({ form, need }: Pick<SavedNeed, 'form' | 'need'>): string =>
  [
    form.zipCode.replace(/\s+/g, '+'),
    form.squareFeet,
    form.numFloors,
    form.basement,
    form.insulationValue,
    form.thermostatHT,
    form.thermostatAC,
    form.manufactured ?? 'no',
    form.fuel ?? '',
    need.heatingBtu,
    need.coolingBtu,
  ].join('_')

const ZIP = /^\d{5}(-\d{4})?(\+[A-Z]{2})?$/
const NUMBER = /^\d{1,8}(\.\d{1,4})?$/
const MOST_BTU = 10_000_000
const LONGEST = 120

/** Reads the cookie; undefined when anything of it is missing or wrong. */
export function readHome(text: string | undefined): CookieHome | undefined {
  if (text === undefined || text.length > LONGEST) return undefined
  const [zip = '', area, floors, basement, insulation, heat, cool, manufactured, fuel, ...loads] =
    text.split('_')
  const figures = [area, floors, insulation, heat, cool, ...loads]
  const known = FUELS.find((each) => each === fuel)
  const isRead =
    loads.length === 2 &&
    ZIP.test(zip) &&
    figures.every((figure) => NUMBER.test(figure ?? '')) &&
    (basement === 'yes' || basement === 'no') &&
    (manufactured === 'yes' || manufactured === 'no') &&
    (fuel === '' || known !== undefined)
  if (!isRead) return undefined
  const [squareFeet, numFloors, insulationValue, thermostatHT, thermostatAC, heatingBtu, coolingBtu] =
    figures.map(Number) as [number, number, number, number, number, number, number]
  const form: HomeForm = {
    zipCode: zip.replace('+', ' '),
    squareFeet,
    numFloors,
    basement,
    insulationValue,
    thermostatHT,
    thermostatAC,
    ...(manufactured === 'yes' && { manufactured }),
    ...(known && { fuel: known }),
  }
  if (wrongNumbers(form).length > 0 || heatingBtu > MOST_BTU || coolingBtu > MOST_BTU) return undefined
  return { form, heatingBtu: Math.round(heatingBtu), coolingBtu: Math.round(coolingBtu) }
}

/** The home page and the lists are rendered for the home, and kept under its text. */
const isHomePage = (path: string): boolean => /^\/(?:$|_root\.data|category\/|search(?:\.data)?$)/.test(path)

/** The cookie's text on pages that the server renders for a home; undefined on the shared pages. */
export const homeTextOfPage = (path: string, cookie: string | undefined): string | undefined =>
  cookie !== undefined && isHomePage(path.split('?')[0] ?? '') && readHome(cookie) ? cookie : undefined
