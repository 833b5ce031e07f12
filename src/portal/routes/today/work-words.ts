import { WORK, type WorkKind } from '#features/desk/today/rules/work.ts'
import { formatWire } from '#lib/money.ts'
import { afterTexts } from '../orders/desk/after-texts.ts'
import { texts as orderTexts } from '../orders/desk/texts.ts'
import { nameOfProvider } from '../settings/provider-texts.ts'
import { texts } from './texts.ts'

/** The kinds whose facts add a count. */
const COUNTED: Partial<Record<WorkKind, (count: number) => string>> = {
  stock_low: texts.left,
  statements_unsent: texts.companies,
}

const nameIn = (names: Readonly<Record<string, string>>, word: string): string =>
  Object.hasOwn(names, word) ? (names[word] ?? word) : word

/** Where the facts have a word of the database, and how people say it. */
const NAMED: Partial<Record<WorkKind, { at: RegExp; say: (word: string) => string }>> = {
  charge_without_order: { at: /^[a-z]+/, say: nameOfProvider },
  return_request: { at: /(?<=^\S+ )[a-z_]+/, say: (word) => nameIn(afterTexts.whys, word) },
  ...Object.fromEntries(
    (['unknown_payment', 'authorization_ends', 'honour_period_ends'] as const).map((kind) => [
      kind,
      { at: /^[A-Za-z]+/, say: (word: string) => nameIn(orderTexts.methods, word) },
    ]),
  ),
}

const WITH_AMOUNT = new Set<WorkKind>([
  'to_ship',
  'authorization_ends',
  'honour_period_ends',
  'stock_held_by_few',
])
/** The others have words that people wrote: a figure in them may be anything. */
const hasAmount = (kind: WorkKind): boolean => WORK[kind].group === 'money' || WITH_AMOUNT.has(kind)

/** What the facts of a piece of work add, as people read it; the command line prints them plain. */
export function workWords(kind: WorkKind, what: string): string {
  const count = COUNTED[kind]
  if (count) return count(Number(what))
  const named = NAMED[kind]
  const words = named ? what.replace(named.at, named.say) : what
  if (!hasAmount(kind)) return words
  const amounts = /(?<![\w.$])(\d+\.\d\d)(?: USD)?(?![\w.])/g
  return words.replace(amounts, (_, amount: string) => formatWire(Number(amount)))
}
