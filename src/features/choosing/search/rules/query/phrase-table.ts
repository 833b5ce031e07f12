/** What phrases of one or more words mean, quick to look up at each word of a text. */
export interface PhraseTable<Value> {
  meant: ReadonlyMap<string, Value>
  /** the most words of a phrase that begins with this word; most words begin none */
  longest: ReadonlyMap<string, number>
}

export const phraseTable = <Value>(meant: ReadonlyMap<string, Value>): PhraseTable<Value> => ({
  meant,
  longest: longestByWord(
    [...meant.keys()].map((phrase) => phrase.split(' ')),
    ([first = '']) => [first],
  ),
})

/** The most words of the phrases that have a word among those of `wordsOf`, by that word. */
export function longestByWord(
  phrases: readonly (readonly string[])[],
  wordsOf: (phrase: readonly string[]) => readonly string[],
): Map<string, number> {
  const longest = new Map<string, number>()
  for (const phrase of phrases)
    for (const word of wordsOf(phrase)) longest.set(word, Math.max(phrase.length, longest.get(word) ?? 0))
  return longest
}

/** The longest phrase that begins at a word. The words are compared as `form` gives them. */
export function phraseAt<Value>(
  words: readonly string[],
  index: number,
  { meant, longest }: PhraseTable<Value>,
  form = (word: string): string => word,
): { value: Value; length: number } | undefined {
  const most = longest.get(form(words[index] ?? '')) ?? 0
  for (let length = Math.min(most, words.length - index); length > 0; length--) {
    const value = meant.get(joined(words, index, length, form))
    if (value !== undefined) return { value, length }
  }
  return undefined
}

function joined(
  words: readonly string[],
  from: number,
  length: number,
  form: (word: string) => string,
): string {
  let phrase = form(words[from]!)
  for (let at = from + 1; at < from + length; at++) phrase += ` ${form(words[at]!)}`
  return phrase
}
