import { PLACE_WORDS } from '../data/place-words.ts'

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Words of questions and small talk: they say nothing about a product. */
export const NOISE = wordSet(`
  a an and the of or my me i we us you your our is are am be been was were do does did doe can could should
  would will shall may might must have has had need want wanted buy buying get getting find finding look
  looking shop purchase order please help show give tell recommend suggest best good great top better new
  cheap cheapest inexpensive budget affordable price priced pricing cost sale sell deal online near store
  unit system hvac what which who where when why how much many any some this these those it its there
  kind type sort brand model part number replacement replace replacing install installing installation
  work working works compatible use used using fit fitting into onto about just only very really also
  home house residential inch degree big small large size sized make made go goes something anything
  but so if then myself yourself know always too hot upstairs downstairs somebody someone kinda
  el la los las lo un una uno unos de del y o e mi que es como cual necesito quiero busco comprar
  en al se su precio barato barata nuevo nueva mejor marca`)

/** Words after which a question goes on about something else: "thermostat for a heat pump". */
export const JOINTS = wordSet('for with from in on to that at by against para con')

const PLACES = wordSet(PLACE_WORDS)
const BEFORE_PLACES: ReadonlySet<string> = new Set(['in', 'near', 'around'])
const LONGEST_PLACE = 4

/** How many words say where a home stands: 3 for "in phoenix arizona", 0 for "in stock". */
export function placeAt(words: readonly string[], index: number): number {
  if (!BEFORE_PLACES.has(words[index]!)) return 0
  let length = 0
  while (length < LONGEST_PLACE && PLACES.has(words[index + 1 + length] ?? '')) length++
  return length === 0 ? 0 : length + 1
}
