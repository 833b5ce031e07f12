import { defineTexts, plural } from '../language/texts.ts'

export const nearTexts = defineTexts({
  didYouMean: (word: string) => `; did you mean ${word}?`,
})

export const addressTexts = defineTexts({
  leftOut: (names: readonly string[]) => {
    const { length } = names
    return (
      `This address has ${plural(length, { one: 'an answer', other: 'answers' })} that this page does not ` +
      `know: ${names.join(', ')}. We left ${plural(length, { one: 'it', other: 'them' })} out.`
    )
  },
})
