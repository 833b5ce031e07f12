import { defineTexts } from '#lib/language/texts.ts'

/** Why a list refuses a filter. */
export const texts = defineTexts({
  noChoice: (said: string) => `“${said}” is not one of the choices.`,
  noId: (said: string) => `“${said}” is not a number.`,
  noDay: (said: string) => `“${said}” is not a date. Use a date such as 2026-11-28.`,
  tooLong: (most: number) => `Use at most ${most} characters.`,
  badCharacters: 'Use letters, digits, and common punctuation.',
  badIds: (most: number) => `Name at most ${most} rows by their numbers, with commas between them.`,
})
