/** Texts of live lists. */
export const texts = {
  tooMany: 'You have too many lists open. Close one to resume updates here.',
} as const
