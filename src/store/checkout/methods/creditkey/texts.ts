import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  aside: 'For businesses: 30 days or longer',
  how:
    'First you check the order. Then Credit Key’s page opens, and brings you back here. ' +
    'You pay nothing before Credit Key approves your business.',
})
