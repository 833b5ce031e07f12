/** Texts of live lists. */
export const texts = {
  tooMany: 'You have too many lists open. Close a window, and this list updates again.',
} as const
