import { chance, pick, shuffled } from '../chance.ts'
import { REVIEW_WORDS } from './review-words.ts'

/** How often another wording of a sentence is tried before the next sentence. */
const WORDINGS = 8

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A sentence with its blanks filled in, fixed for the word. */
function fill(template: string, product: string, word: string): string {
  const text = template
    .replaceAll('{p}', product)
    .replaceAll('{s}', pick(`span ${word}`, REVIEW_WORDS.spans))
    .replaceAll('{t}', pick(`helper ${word}`, REVIEW_WORDS.helpers))
    .replaceAll(/\{([^{}]*)\}/g, (_, choices: string) => {
      const all = choices.split('|')
      return all[chance(`${choices} ${word}`, all.length)] ?? ''
    })
  return upperFirst(text)
}

/**
 * Deals sentences for the reviews of a series, each at most once. A buyer who opens several sizes of a model
 * then never reads one sentence under two names.
 */
export class SentenceDeck {
  readonly #dealt = new Set<string>()

  /** Templates used on one product's page: another wording of them would still look copied. */
  readonly #ofProduct = new Map<string, Set<string>>()

  /** The next sentence of the list, or undefined when each was dealt. */
  deal(sku: string, product: string, templates: readonly string[], word: string): string | undefined {
    const used = this.#ofProduct.get(sku) ?? new Set<string>()
    this.#ofProduct.set(sku, used)
    for (const template of shuffled(word, templates, (text) => text)) {
      if (used.has(template)) continue
      for (let wording = 0; wording < WORDINGS; wording++) {
        const sentence = fill(template, product, `${word} ${wording}`)
        if (this.#dealt.has(sentence)) continue
        used.add(template)
        this.#dealt.add(sentence)
        return sentence
      }
    }
    return undefined
  }
}
