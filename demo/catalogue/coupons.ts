/**
 * Two discount codes to try: 5% off a first order, and $100 off a larger order. `value` is a percentage for
 * the kind `percent`, and cents for the kind `amount`.
 */
export const COUPONS = [
  {
    code: 'WELCOME5',
    kind: 'percent',
    value: 5,
    minimum_cents: 0,
    ends_at: null,
    usage_limit: null,
    per_email_limit: 1,
  },
  {
    code: 'SAVE100',
    kind: 'amount',
    value: 10_000,
    minimum_cents: 150_000,
    ends_at: null,
    usage_limit: 500,
    per_email_limit: 1,
  },
] as const
