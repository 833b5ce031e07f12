export const texts = {
  title: 'Customer stories',
  none: 'No stories here',
  noneHow: 'Customers send stories from the page “Customer stories” of the store.',
  by: (author: string, place: string, day: string) => `${author}, ${place}. Received ${day}`,
  photo: (title: string) => `Photo of “${title}”`,
  publishOf: (title: string) => `Publish “${title}”`,
} as const
