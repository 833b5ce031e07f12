export const texts = {
  unknown: 'There is no such page.',
  home: 'Home',
  brochures: 'Brochures',
  print: 'Print',
  from: 'From',
  readOn: 'Read on',
  sources: 'Where the figures come from',
  sizes: (count: number) => (count === 1 ? 'one size' : `${count} sizes`),
  inForce: (day: string) => `These terms hold for orders from ${day} on.`,
  freeShipping: { title: 'Free shipping', summary: 'What ships free, when it comes and how it gets to the curb' },
} as const
