import { defineTexts } from '#lib/language/texts.ts'

/** The names of a filter's values. */
export const labelTexts = defineTexts({
  regions: { N: 'North', S: 'Southeast', SW: 'Southwest' },
  stars: (least: number) => `${least} stars and up`,
  over: (least: string) => `${least} and over`,
  upTo: (most: string) => `Up to ${most}`,
})
