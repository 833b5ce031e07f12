import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  failed: 'We could not save this. Please try again.',
  tooMany: 'Too many manual alerts from your connection or for this mailbox. Please try again later.',
  unknownProduct: 'We do not sell this product.',
})
