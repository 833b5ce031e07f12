/** K-SHIP: "up to 7 business days in some areas". */
export const MAX_TRANSIT_DAYS = 7

/** The lower 48 states and the capital, two letters each. */
export const LOWER_48_STATES: readonly string[] = (
  'AL AR AZ CA CO CT DC DE FL GA IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT ' +
  'NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
).split(' ')

const LOWER_48: ReadonlySet<string> = new Set(LOWER_48_STATES)

/** The lower 48 states and the capital: where equipment ships free and prices need no call. */
export const isLower48 = (state: string): boolean => LOWER_48.has(state)
