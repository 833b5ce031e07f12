import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  unknown: 'We couldn’t find this page.',
  home: 'Home',
  brochures: 'Brochures',
  print: 'Print',
  from: 'From',
  readOn: 'Related pages',
  sources: 'Where the figures come from',
  sizes: (count: number) => (count === 1 ? '1 size' : `${count} sizes`),
  inForce: (day: string) => `These terms apply to orders placed on or after ${day}.`,
  reviewsBox: 'What customers say',
  outOf5: 'of 5',
  reviews: (count: string) => `${count} reviews`,
  watch: (count: number) => `Testimonial videos (${count})`,
  stories: 'Testimonial videos',
  storiesOf: (index: number, count: number) => `${index} of ${count}`,
  storiesLoading: 'Loading the videos',
  storiesFailed: 'The videos didn’t load. Close this window and try again in a moment.',
  back: 'Show earlier videos',
  on: 'Show later videos',
  captions: 'English captions',
  seeSystem: 'See products like this',
  freeShipping: {
    title: 'Free shipping',
    summary: 'What ships free, when it arrives and how it is delivered',
  },
})
