import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  aside: 'Monthly payments',
  how:
    'First you check the order. Then Affirm’s window opens and shows the rate and the payments. ' +
    'You pay nothing before you agree.',
})
