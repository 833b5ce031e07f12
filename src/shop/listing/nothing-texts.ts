import { defineTexts } from '#lib/language/texts.ts'

/** An empty list. */
export const nothingTexts = defineTexts({
  allCategories: 'All categories',
  /** what people may search for, and what it is */
  examples: [
    ['NVF96', 'a model, or its beginning'],
    ['3 ton', 'a size'],
    ['36k BTU', 'a capacity'],
    ['17½″ furnace', 'a cabinet width'],
  ],
  youCanSearch: 'You can search for',
  tryLess: 'Try changing one thing:',
  tryOther: 'Try a model number, a size or a capacity.',
})
