import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  recentlyViewed: 'Recently viewed',
})
