import { defineTexts } from '#lib/language/texts.ts'

/** Texts of live lists. */
export const texts = defineTexts({
  tooMany: 'You have too many lists open. Close one to resume updates here.',
})
