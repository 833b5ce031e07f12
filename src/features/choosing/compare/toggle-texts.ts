import { defineTexts } from '#lib/language/texts.ts'

/** Texts of a card's Compare button, in a file of their own, because every list loads them. */
export const toggleTexts = defineTexts({
  compare: 'Compare',
  compareNamed: (name: string) => `Compare ${name}`,
})
