/** The longest texts of a lead, in characters. */
export const MOST = { name: 120, comments: 4_000, url: 2_000, phone: 14, email: 254, note: 2_000 } as const
