import { defineTexts } from '#lib/language/texts.ts'

/** Texts for a visitor who reached a limit. */
export const texts = defineTexts({
  proofNeeded: 'We need to check that you’re not a robot. Please press the button again.',
  tooMany: 'Too many requests came from your connection. Please try again later or call us.',
})
