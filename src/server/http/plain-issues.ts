/** What a schema reports about one value, as far as a sentence about it needs it. */
export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
  readonly code?: unknown
  readonly expected?: unknown
  readonly origin?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
  readonly inclusive?: unknown
  readonly format?: unknown
  readonly keys?: unknown
}

/** The words of fields whose name is short or of programmers. Other names are taken apart: "deliveryType". */
const NAMES: Readonly<Record<string, string>> = {
  address1: 'street address',
  address2: 'second line of the address',
  postcode: 'ZIP code',
  zipcode: 'ZIP code',
  zipCode: 'ZIP code',
  zip: 'ZIP code',
  postal: 'ZIP code',
  email: 'email address',
  phone2: 'second phone number',
  phone: 'phone number',
  phoneExt: 'phone extension',
  qty: 'quantity',
  id: 'number',
  ids: 'numbers',
  q: 'search words',
  cc: 'copy',
  url: 'web address',
  href: 'web address',
  epaCertificate: 'certificate number',
  cardInfo: 'card',
  paymentInfo: 'payment',
  billingInfo: 'billing address',
  shippingInfo: 'delivery address',
  products: 'products',
  hasConsent: 'consent',
  serial: 'serial number',
}

/** Sentences of refused input, for people. */
const texts = {
  missing: (what: string) => `${what} is missing.`,
  kind: (what: string, kind: string) => `${what} must be ${kind}.`,
  short: (what: string, least: string) => `${what} is too short: it needs at least ${least} characters.`,
  long: (what: string, most: string) => `${what} is too long: use at most ${most} characters.`,
  few: (what: string, least: string) => `${what}: at least ${least} must be given.`,
  many: (what: string, most: string) => `${what}: at most ${most} can be given.`,
  low: (what: string, least: string) => `${what} must be at least ${least}.`,
  above: (what: string, least: string) => `${what} must be more than ${least}.`,
  high: (what: string, most: string) => `${what} must be at most ${most}.`,
  below: (what: string, most: string) => `${what} must be less than ${most}.`,
  email: 'Enter an email address, like name@example.com.',
  date: (what: string) => `${what} must be a day, written like 2026-12-31.`,
  moment: (what: string) => `${what} must be a moment, written like 2026-12-31T17:00:00Z.`,
  form: (what: string) => `${what} is not written as we can read it.`,
  choice: (what: string) => `${what} is none of the offered choices.`,
  step: (what: string) => `${what} is not one of the possible numbers.`,
  wrong: (what: string) => `${what} could not be read.`,
  unknown: (names: string, isOne: boolean) =>
    `The request has ${isOne ? 'a part' : 'parts'} that this call does not know: ${names}.`,
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a day',
  file: 'a file',
  nan: 'a number',
}

/** Messages that the schema library writes itself. */
const BUILT_IN = /^(Invalid|Too big|Too small|Unrecognized key)/

/** The names of unknown keys that an issue lists; undefined for other issues. */
type Unknown = (keys: unknown) => string | undefined

/** The keys of a place in the input, without the shapes that some schemas wrap them in. */
export const keysOf = ({ path = [] }: SchemaIssue): string[] =>
  path.map((part) => String(typeof part === 'object' ? part.key : part))

/**
 * What is wrong with a value of a request, in a sentence for people: no path of a field, no regular
 * expression and no word of the schema library. A sentence that the schema brings itself stays.
 */
export function plainIssue(issue: SchemaIssue, unknown: Unknown): string {
  const isOurs = issue.code === 'custom' ? issue.message !== 'Invalid input' : !BUILT_IN.test(issue.message)
  if (isOurs && issue.message !== '') return issue.message
  const what = nameOf(keysOf(issue))
  switch (issue.code) {
    case 'invalid_type':
      return /received undefined$/.test(issue.message)
        ? texts.missing(what)
        : texts.kind(what, KINDS[String(issue.expected)] ?? 'of another kind')
    case 'too_small':
      return sized(issue, what, { text: texts.short, list: texts.few, at: texts.low, off: texts.above })
    case 'too_big':
      return sized(issue, what, { text: texts.long, list: texts.many, at: texts.high, off: texts.below })
    case 'invalid_format':
      return formatted(issue, what)
    case 'invalid_value':
      return texts.choice(what)
    case 'not_multiple_of':
      return texts.step(what)
    case 'unrecognized_keys':
      return unknown(issue.keys) ?? texts.wrong(what)
    default:
      return texts.wrong(what)
  }
}

/** Names the keys that no schema of a call knows. */
export const unknownParts = (names: readonly string[]): string =>
  texts.unknown(names.join(', '), names.length === 1)

type Say = (what: string, bound: string) => string

function sized(issue: SchemaIssue, what: string, say: Record<'text' | 'list' | 'at' | 'off', Say>): string {
  const bound = String(issue.minimum ?? issue.maximum)
  const isEmptyText = issue.origin === 'string' && issue.minimum === 1
  if (isEmptyText) return texts.missing(what)
  if (issue.origin === 'string') return say.text(what, bound)
  if (['array', 'set', 'map', 'file'].includes(String(issue.origin))) return say.list(what, bound)
  return issue.inclusive === false ? say.off(what, bound) : say.at(what, bound)
}

function formatted({ format }: SchemaIssue, what: string): string {
  if (format === 'email') return texts.email
  if (format === 'date') return texts.date(what)
  return format === 'datetime' ? texts.moment(what) : texts.form(what)
}

/** "The delivery type": the words of the last key that has a name; a place in a list has none. */
function nameOf(keys: readonly string[]): string {
  const key = keys.findLast((part) => /^[a-z_]\w*$/i.test(part))
  return key === undefined ? 'The request' : `The ${NAMES[key] ?? wordsOf(key)}`
}

/** "deliveryType" → "delivery type", "orderID" → "order ID". */
const wordsOf = (key: string): string =>
  key
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
