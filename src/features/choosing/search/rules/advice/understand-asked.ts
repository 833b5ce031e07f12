import { asksForPage } from '#features/content/content/rules/pages-about.ts'
import type { Order } from '../query/measures/superlatives.ts'
import { NO_SPAN } from '../query/parts/spans.ts'
import type { Term } from '../query/parts/terms.ts'
import type { Understood } from '../query/understand-query.ts'
import { understandQuery } from '../query/understand-query.ts'
import { SHIPPED_VOCABULARY, type Vocabulary } from '../query/vocabulary.ts'
import type { Advice } from './advice-table.ts'
import { type FoundAdvice, findAdvice } from './find-advice.ts'

/**
 * What a search text asks for: goods by their words, or goods that help with the fault, the plan or the goods
 * of other shops that it speaks of.
 */
export function understandAsked(text: string, vocabulary: Vocabulary = SHIPPED_VOCABULARY): Understood {
  const found = findAdvice(text, vocabulary.advice)
  const whole = understandQuery(text, vocabulary)
  if (!found || isPage(found, text) || isAskedExactly(found, whole, vocabulary)) return whole
  const advice = { ...found.advice, also: found.also }
  if (advice.kind === 'symptom' && found.wantsNew && namesMachine(whole)) return { ...whole, advice }
  if (isOfAnotherSize(advice, whole)) return { ...whole, advice }
  const rest = understandQuery(`${advice.kind === 'symptom' ? '' : found.rest} `, vocabulary)
  if (namesGoods(found, whole, rest)) return whole
  return { ...rest, ...termsOf(advice, rest), code: whole.code, plain: whole.plain, advice }
}

/** "6 ton ac": the goods are sold, in other sizes. */
const isOfAnotherSize = ({ kind }: Advice, whole: Understood): boolean =>
  kind === 'unsold' && namesMachine(whole) && whole.measures.some(({ quantities: [by] }) => by === 'tonsBtu')

/**
 * Goods that are asked for in an order ("least noisy air conditioner"), or without what the advice is about:
 * "furnace without pvc venting", "furnace not for mobile homes". "Not heating" is a fault.
 */
function isAskedExactly(
  { advice, isOther }: FoundAdvice,
  whole: Understood,
  vocabulary: Vocabulary,
): boolean {
  const isNamed = whole.terms.some(({ meanings }) => meanings.length > 0)
  if (advice.call !== 'danger' && (isNamed || whole.brand) && isToReplace(whole)) return true
  if (!isNamed) return false
  if (whole.order && (advice.kind === 'symptom' || isOther || isOfWarranty(whole.order))) return true
  const words = whole.plain.split(' ')
  const away = whole.without.filter(
    ({ span }) => !FAULT.test(words[span.from]!) || NO_FAULT.test(words[span.from + 1] ?? ''),
  )
  if (away.length === 0) return false
  const wanted = words.filter((_, at) => !away.some(({ span }) => at >= span.from && at < span.to))
  return findAdvice(wanted.join(' '), vocabulary.advice)?.advice !== advice
}
const isOfWarranty = ({ by }: Order): boolean =>
  by.some((quantity) => /^(?:warranty|core)Years$/.test(quantity))

/** "3 ton rooftop died": a machine that is described and gone is replaced, not repaired. */
const isToReplace = ({ plain, brand, measures }: Understood): boolean =>
  GONE.test(plain) && (brand !== undefined || measures.length > 0)
const GONE = new RegExp(
  String.raw`\b(?:died|dead|shot|kaput|toast|totaled|gave (?:out|up)|bit the dust|condemned|red tagged|` +
    String.raw`beyond repair|on its last leg|replacement|swap|change ?out)\b`,
)
/** "Not for mobile homes", "no drilling": the shopper turns work away and reports no fault. */
const NO_FAULT = /^(?:for|drilling|venting|ducting|wiring|cutting|soldering|welding|plumbing|digging)$/
const FAULT = /^(?:no|not|nor|never)$/

/** A page of the store answers better than one idea: "do you charge restocking". */
const isPage = ({ advice, isWeak }: FoundAdvice, text: string): boolean =>
  isWeak && advice.call !== 'danger' && asksForPage(text)

/** Who asks what to buy for a machine that fails is shown such machines beside the advice. */
const namesMachine = ({ terms }: Understood): boolean => terms.some(({ meanings }) => meanings.length > 0)

/** Goods that are named win over the room they are for, and over other shops' goods with their word. */
function namesGoods({ advice, isSure, isWork }: FoundAdvice, whole: Understood, rest: Understood): boolean {
  if (advice.kind === 'symptom') return advice.call !== 'danger' && isAllGoods(whole)
  if (isWork) return whole.measures.length > 0 || whole.brand !== undefined
  if (advice.kind === 'job')
    return rest.terms.some(isNamed) || (!isSure && rest.terms.length > 0 && rest.terms.length < DESCRIBED)
  return whole.terms.some(({ said, meanings }) => meanings.length > 0 && said.includes(' '))
}

/** One or two words beside a room name other goods ("garage door opener"); more describe the room. */
const DESCRIBED = 3
/** A fuel is no goods. */
const isNamed = ({ said, meanings }: Term): boolean => meanings.length > 0 && !FUEL.test(said)
const FUEL = /^(?:(?:natural )?gas|ng|(?:liquid )?propane|lp|lpg|electric|electricity|heat|cooling|heating)$/

/**
 * True when each word before "for" is a figure or names goods, one of them in several words: "blank end cap
 * for 8 pipe".
 */
function isAllGoods({ terms, without }: Understood): boolean {
  if (without.length > 0) return false
  const asked = terms.filter(({ clause }) => clause === 0)
  return (
    asked.some(({ said, meanings }) => meanings.length > 0 && said.includes(' ')) &&
    asked.every(({ said, meanings }) => meanings.length > 0 || /^\d/.test(said))
  )
}

/** One term that means the goods that help. None of our goods has the words of the advice. */
function termsOf(advice: Advice, rest: Understood): Pick<Understood, 'terms'> {
  const said = `advice ${advice.title}`
  return {
    terms: [
      {
        said,
        meanings: goodsOf(advice, rest),
        alternatives: [[NOTHING]],
        isOpen: false,
        clause: 0,
        span: NO_SPAN,
      },
      ...(rest.terms.length < DESCRIBED ? rest.terms : rest.terms.filter(isNamed)).map((term) => ({
        ...term,
        isOpen: false,
      })),
    ],
  }
}

/** The cheapest thing for a room is the cheapest of all that suit it. */
function goodsOf({ kind, goods }: Advice, { order }: Understood): Advice['goods'] {
  if (goods.length === 0) return [{ tokens: [NOTHING], rank: 0 }]
  return kind === 'job' && order?.by[0] === 'price' ? goods.map((each) => ({ ...each, rank: 0 })) : goods
}

/** A token that no product has. */
const NOTHING = 'is.nothing'
