import { defineTexts } from '#lib/language/texts.ts'

/** Words of the mail layer itself. */
export const texts = defineTexts({
  leftOut: '[link left out]',
})
