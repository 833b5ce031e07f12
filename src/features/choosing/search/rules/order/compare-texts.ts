const { compare } = new Intl.Collator('en', { numeric: true })

/** As people order texts; texts that they do not tell apart have an order too. */
export const compareTexts = (a: string, b: string): number => compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
