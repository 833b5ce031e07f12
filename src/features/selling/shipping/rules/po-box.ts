import { note } from '#lib/typed/fields.ts'
import { texts } from '../texts.ts'

/** The note that a carrier reads. */
export const carrierNote = note(500)

// "P.O. Box 12", "PO Bx 12", "P 0 Box", "POB 12", "PO Drawer 4", "P.O. #12". A street such as "Box Elder Ln"
// or "12 Poe Box Rd" has none of these; "PO Box Springs Rd" has no number after it.
const INITIALS = String.raw`p\W{0,2}[o0]\W{0,2}`
const NUMBER = String.raw`\W{0,3}(?:(?:no|num|number)\W{0,2})?[a-z]?-?\d`
const SPELLINGS = [
  String.raw`\b${INITIALS}(?:b|bx|box|boxes|drawer|drwr|dwr|bin|lockbox|lock box)${NUMBER}`,
  String.raw`\bp\W{0,2}o\W{0,2}b(?:o?x)?\s*$`,
  String.raw`\bp\W{1,2}o\W{0,2}#\s*\d`,
  String.raw`\bpost(?:al)?\W{0,2}(?:office\W{0,2})?box${NUMBER}`,
  String.raw`\bpost\W{0,2}office\W{0,2}(?:box|drawer)\s*$`,
  String.raw`\b(?:lock|caller|call)\W{0,2}box${NUMBER}`,
  String.raw`\b(?:apartado|apdo)\b\W{0,3}(?:postal\W{0,2})?(?:no\W{0,2})?\d`,
  '^general delivery$',
]
const PO_BOX = new RegExp(SPELLINGS.join('|'), 'iu')
/** "Box 12" alone. Below a street it is a mailbox of that house. */
const BARE_BOX = new RegExp(String.raw`^(?:box|bx|drawer|caller|firm caller)${NUMBER}[\da-z-]*$`, 'iu')

/** A post box that belongs to a route or to a unit of the military, at which carriers find the house. */
const ROUTES = [
  String.raw`r\W{0,2}r|r\W{0,2}f\W{0,2}d|rural (?:route|rte)|rte|rt|route|s\W{0,2}r|star route`,
  String.raw`h\W{0,2}c(?:\W{0,2}r)?|highway contract|psc|cmr|unit`,
]
const ROUTE_BOX = new RegExp(String.raw`\b(?:${ROUTES.join('|')})\W{0,3}\d+\W{1,3}box\b`, 'iu')

/** Whether a line of an address is a box at a post office, where only the mail delivers. */
function isPoBox(line: string): boolean {
  const text = line.normalize('NFKC').trim()
  return PO_BOX.test(text) && !(ROUTE_BOX.test(text) && !/\bp\W{0,2}o\W{0,2}b/iu.test(text))
}

/** Why the street of a delivery address is refused; undefined when a truck finds it. */
export const streetFault = (line: string): string | undefined =>
  isPoBox(line) || BARE_BOX.test(line.normalize('NFKC').trim()) ? texts.poBox : undefined

/** The same for the second line. */
export const secondLineFault = (line: string): string | undefined => (isPoBox(line) ? texts.poBox : undefined)
