/** Texts of companies. */
export const texts = {
  website: 'Enter the address of a website, such as https://example.com.',
  taken: 'A company with this name and ZIP code exists already.',
  changed: 'Someone else changed this company while you were writing. Look at it and save again.',
  busy: 'The store is busy. Please try again in a second.',
} as const
