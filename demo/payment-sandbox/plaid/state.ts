/** The banks one can sign in to here. */
export const INSTITUTIONS = [
  { id: 'ins_109508', name: 'First Platypus Bank', isLocked: false },
  { id: 'ins_109511', name: 'Tartan Bank', isLocked: false },
  { id: 'ins_109512', name: 'Houndstooth Bank', isLocked: true },
] as const

/** The accounts that every person has at these banks; the buyer links one of them. */
export const ACCOUNTS = [
  {
    id: 'checking',
    name: 'Plaid Checking',
    official: 'Plaid Gold Standard 0% Interest Checking',
    subtype: 'checking',
    number: '1111222233330000',
    routing: '011401533',
  },
  {
    id: 'saving',
    name: 'Plaid Saving',
    official: 'Plaid Silver Standard 0.1% Interest Saving',
    subtype: 'savings',
    number: '1111222233331111',
    routing: '011401533',
  },
] as const

interface Linked {
  institution: (typeof INSTITUTIONS)[number]
  account: (typeof ACCOUNTS)[number]
}

export interface PlaidState {
  linkTokens: Set<string>
  publicTokens: Map<string, Linked>
  items: Map<string, Linked>
}

/** What a person types in on the page of a bank. */
export const CREDENTIALS = { username: 'user_good', password: 'pass_good' }
