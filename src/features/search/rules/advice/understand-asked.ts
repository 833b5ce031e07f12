import { asksForPage } from '#features/content/rules/pages-about.ts'
import { NO_SPAN } from '../query/parts/spans.ts'
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
  const { advice } = found
  const rest = understandQuery(`${advice.kind === 'symptom' ? '' : found.rest} `, vocabulary)
  if (namesGoods(found, whole, rest)) return whole
  return { ...rest, ...termsOf(advice, rest), code: whole.code, plain: whole.plain, advice }
}

/**
 * Goods that are asked for in an order ("least noisy air conditioner"), or without what the advice is about:
 * "furnace without pvc venting", "furnace not for mobile homes". "Not heating" is a fault.
 */
function isAskedExactly({ advice }: FoundAdvice, whole: Understood, vocabulary: Vocabulary): boolean {
  const isNamed = whole.terms.some(({ meanings }) => meanings.length > 0)
  if (!isNamed) return false
  if (whole.order && advice.kind === 'symptom') return true
  const words = whole.plain.split(' ')
  const away = whole.without.filter(
    ({ span }) => !FAULT.test(words[span.from]!) || words[span.from + 1] === 'for',
  )
  if (away.length === 0) return false
  const wanted = words.filter((_, at) => !away.some(({ span }) => at >= span.from && at < span.to))
  return findAdvice(wanted.join(' '), vocabulary.advice)?.advice !== advice
}
const FAULT = /^(?:no|not|nor|never)$/

/** A page of the store answers better than one idea: "do you charge restocking". */
const isPage = ({ advice, isWeak }: FoundAdvice, text: string): boolean =>
  isWeak && advice.call !== 'danger' && asksForPage(text)

/** Goods that are named win over the room they are for, and over other shops' goods with their word. */
function namesGoods({ advice, isSure }: FoundAdvice, whole: Understood, rest: Understood): boolean {
  if (advice.kind === 'symptom') return false
  const isNamed = rest.terms.some(({ meanings }) => meanings.length > 0)
  if (advice.kind === 'job') return isNamed || (!isSure && rest.terms.length > 0)
  return whole.terms.some(({ said, meanings }) => meanings.length > 0 && said.includes(' '))
}

/** One term that means the goods that help. None of our goods has the words of the advice. */
function termsOf(advice: Advice, rest: Understood): Pick<Understood, 'terms'> {
  const said = `advice ${advice.title}`
  return {
    terms: [
      {
        said,
        meanings: advice.goods.length > 0 ? advice.goods : [{ tokens: [NOTHING], rank: 0 }],
        alternatives: [[NOTHING]],
        isOpen: false,
        clause: 0,
        span: NO_SPAN,
      },
      ...rest.terms.map((term) => ({ ...term, isOpen: false })),
    ],
  }
}

/** A token that no product has. */
const NOTHING = 'is.nothing'
