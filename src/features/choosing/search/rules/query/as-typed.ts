/** The query with the corrected words between quotes, which the search takes as they are. */
export const asTyped = (query: string, corrections: readonly { said: string }[]): string =>
  query
    .split(/(\s+)/)
    .map((word) => (corrections.some(({ said }) => word.toLowerCase() === said) ? `"${word}"` : word))
    .join('')
