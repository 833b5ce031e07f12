/** Words of the mail layer itself. */
export const texts = {
  leftOut: '[link left out]',
} as const
