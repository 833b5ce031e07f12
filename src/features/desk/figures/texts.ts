import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  badPeriod: 'Choose a first day before the last day, at most three years apart.',
  badOther: 'Choose both days to compare with, the first before the last, at most three years apart.',
})
