import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'Customer stories',
  none: 'No stories',
  noneHow: 'Customers send stories from the store’s “Customer stories” page.',
  by: (author: string, place: string, day: string) => `${author}, ${place}. Received ${day}`,
  photo: (title: string) => `Photo of “${title}”`,
  publishOf: (title: string) => `Publish “${title}”`,
})
