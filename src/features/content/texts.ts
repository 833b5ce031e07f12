export const texts = {
  unknown: 'There is no such page.',
  freeShipping: { title: 'Free shipping', summary: 'What ships free, when it comes and how it gets to the curb' },
} as const
