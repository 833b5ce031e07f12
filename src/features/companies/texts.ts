/** Texts of companies. */
export const texts = {
  website: 'Enter the address of a website, such as https://example.com.',
  taken: 'A company with this name and ZIP code exists already.',
  changed: 'Someone else changed this company while you were writing. Look at it and save again.',
  logoTooLarge: 'A logo is a picture of at most 5 MB.',
  logoUnreadable: 'This file is not a picture that we can read. Choose a JPEG, PNG or WebP.',
  storageFull: 'The store cannot keep more files at the moment. Please try again later.',
  busy: 'The store is busy. Please try again in a second.',
} as const
