import { fieldNames, kindNames, issueTexts as texts } from './issue-texts.ts'
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
        : texts.kind(what, kindNames[String(issue.expected)] ?? texts.otherKind)
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
  return key === undefined ? texts.request : texts.field(fieldNames[key] ?? wordsOf(key))
}

/** "deliveryType" → "delivery type", "orderID" → "order ID". */
const wordsOf = (key: string): string =>
  key
    .replace(/_/g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(' ')
    .map((word) => (/^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase()))
    .join(' ')
