import { defineTexts } from '#lib/language/texts.ts'

/** The page of a category. */
export const browseTexts = defineTexts({
  page: (category: string, page: number) => `${category}, page ${page}`,
  picture: (category: string) => `One of our ${category.toLowerCase()}, drawn to scale`,
  found: (count: string, category: string) => `${count} ${inSentence(category)}`,
  noneFound: (category: string) => `No matching ${inSentence(category)}`,
})

/** "gas furnaces": a category's name inside a sentence; abbreviations keep their capitals. */
function inSentence(category: string): string {
  return category.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase())
}
