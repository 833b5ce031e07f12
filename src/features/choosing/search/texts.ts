import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  notReady: 'Search is still starting. Please try again in a moment.',
  tooManyGroups: (most: number) => `At most ${most} filter groups`,
  yes: 'Yes',
  no: 'No',
  brand: 'Brand',
  series: 'Series',
  type: 'Type',
  price: 'Price',
  rating: 'Rating',
  availability: 'Availability',
})
