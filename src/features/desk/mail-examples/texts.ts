import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  unknown: 'There is no such mail.',
})
