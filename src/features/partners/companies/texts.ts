import { defineTexts } from '#lib/language/texts.ts'

/** Texts of companies. */
export const texts = defineTexts({
  website: 'Enter a website address, such as https://example.com.',
  taken: 'A company with this name and ZIP code already exists.',
  changed: 'Someone else changed this company while you were editing. Review it and save again.',
  logoTooLarge: 'The logo must be 5 MB or smaller.',
  logoUnreadable: 'We can’t read this file. Choose a JPEG, PNG or WebP.',
  storageFull: 'We can’t store more files right now. Please try again later.',
  busy: 'The store is busy. Please try again in a second.',
})
