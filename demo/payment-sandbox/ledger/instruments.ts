/**
 * The outcome of a payment with an instrument. The card, the token or a control call decides; the amount
 * only when that is switched on.
 */
export type Outcome =
  | { kind: 'approve' }
  | { kind: 'decline'; code: string }
  | { kind: 'fail'; code: string }
  | { kind: 'reject'; reason: 'fraud' | 'risk_threshold' | 'avs' | 'cvv' | 'avs_and_cvv' | 'duplicate' }

/** What is known of a bank account besides what every instrument has. */
interface BankFacts {
  routingNumber: string
  accountType: 'checking' | 'savings'
  /** what a check of the account says: undefined when it is in order, else the processor's code */
  problem: string | undefined
}

/** What the sandbox remembers of a card: enough to answer about it, never the number or the security code. */
export interface Instrument {
  type:
    | 'credit_card'
    | 'apple_pay_card'
    | 'android_pay_card'
    | 'us_bank_account'
    | 'paypal_account'
    | 'loan'
    | 'amazon_account'
  brand: string
  bin: string
  last4: string
  expirationMonth: string
  expirationYear: string
  /** the same for two entries of one card */
  fingerprint: string
  cvvCode: string
  outcome: Outcome
  bank?: BankFacts
}

const BRANDS: ReadonlyArray<{ brand: string; prefix: RegExp; lengths: readonly number[]; code: number }> = [
  { brand: 'American Express', prefix: /^3[47]/, lengths: [15], code: 4 },
  { brand: 'Diners Club', prefix: /^3(?:0[0-5]|[689])/, lengths: [14], code: 3 },
  { brand: 'JCB', prefix: /^35(?:2[89]|[3-8])/, lengths: [16], code: 3 },
  { brand: 'Discover', prefix: /^6(?:011|4[4-9]|5)/, lengths: [16], code: 3 },
  { brand: 'MasterCard', prefix: /^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/, lengths: [16], code: 3 },
  { brand: 'Visa', prefix: /^4/, lengths: [13, 16, 19], code: 3 },
]

/**
 * The card's brand with its lengths, by the first digits; undefined when no brand that is taken begins so.
 */
export const brandOf = (digits: string) => BRANDS.find(({ prefix }) => prefix.test(digits))

/** Whether the check digit of a card number is right (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return digits.length > 0 && sum % 10 === 0
}

const approve: Outcome = { kind: 'approve' }

const CARD_OUTCOMES: Readonly<Record<string, Outcome>> = {
  '4000111111111115': { kind: 'decline', code: '2000' },
  '5105105105105100': { kind: 'decline', code: '2001' },
  '378734493671000': { kind: 'decline', code: '2004' },
  '3566002020360505': { kind: 'fail', code: '3000' },
  '4000111111111511': { kind: 'reject', reason: 'fraud' },
  '4111130000000003': { kind: 'reject', reason: 'risk_threshold' },
}

/** The outcome that a card number stands for. */
export const outcomeOfCard = (digits: string): Outcome => CARD_OUTCOMES[digits] ?? approve

/**
 * The answer about a security code: not matching, not verified, not supported by the bank, not given, or
 * matching.
 */
export const cvvAnswer = (cvv: string | undefined): string =>
  cvv === undefined ? 'I' : ({ '200': 'N', '201': 'U', '301': 'S' }[cvv] ?? 'M')

/** The answers about a postal code and a street number. */
export const avsAnswer = (postalCode: string | undefined, street: string | undefined) => ({
  postal: postalCode ? ({ '20000': 'N', '20001': 'U' }[postalCode] ?? 'M') : 'I',
  street: street ? ({ '200': 'N', '201': 'U' }[/^\d+/.exec(street)?.[0] ?? ''] ?? 'M') : 'I',
})

const fake = (
  brand: string,
  last4: string,
  outcome: Outcome = approve,
  type: Instrument['type'] = 'credit_card',
): Instrument => ({
  type,
  brand,
  bin: brand === 'Visa' ? '411111' : '555555',
  last4,
  expirationMonth: '12',
  expirationYear: '2030',
  fingerprint: `fake-${brand}-${last4}`,
  cvvCode: 'I',
  outcome,
})

/**
 * Tokens that always mean the same and may be used again and again, by the names of the provider's own
 * sandbox.
 */
export const FIXED_TOKENS: Readonly<Record<string, Instrument>> = {
  'fake-valid-nonce': fake('Visa', '1881'),
  'fake-valid-visa-nonce': fake('Visa', '1881'),
  'fake-valid-amex-nonce': fake('American Express', '0005'),
  'fake-valid-mastercard-nonce': fake('MasterCard', '4444'),
  'fake-valid-discover-nonce': fake('Discover', '1117'),
  'fake-apple-pay-visa-nonce': fake('Visa', '8886', approve, 'apple_pay_card'),
  'fake-android-pay-visa-nonce': fake('Visa', '1111', approve, 'android_pay_card'),
  'fake-us-bank-account-nonce': fake('Bank account', '0000', approve, 'us_bank_account'),
  'fake-processor-declined-visa-nonce': fake('Visa', '0002', { kind: 'decline', code: '2000' }),
  'fake-processor-declined-mastercard-nonce': fake('MasterCard', '5100', { kind: 'decline', code: '2000' }),
  'fake-processor-failure-jcb-nonce': fake('JCB', '0505', { kind: 'fail', code: '3000' }),
  'fake-gateway-rejected-fraud-nonce': fake('Visa', '1511', { kind: 'reject', reason: 'fraud' }),
  'fake-gateway-rejected-risk-thresholds-nonce': fake('Visa', '0003', {
    kind: 'reject',
    reason: 'risk_threshold',
  }),
}

/** Tokens that the provider refuses before it asks the bank, with its code and sentence. */
export const REFUSED_TOKENS: Readonly<Record<string, { code: string; message: string }>> = {
  'fake-consumed-nonce': { code: '91564', message: 'Cannot use a payment_method_nonce more than once.' },
  'fake-luhn-invalid-nonce': { code: '81715', message: 'Credit card number is invalid.' },
}

/** Sentences and kinds of the processor's answers; `hard` means that trying this card again is useless. */
const PROCESSOR_ANSWERS: Readonly<
  Record<string, { text: string; type: 'approved' | 'soft_declined' | 'hard_declined' }>
> = {
  '1000': { text: 'Approved', type: 'approved' },
  '2000': { text: 'Do Not Honor', type: 'soft_declined' },
  '2001': { text: 'Insufficient Funds', type: 'soft_declined' },
  '2004': { text: 'Expired Card', type: 'hard_declined' },
  '2010': { text: 'Card Issuer Declined CVV', type: 'hard_declined' },
  '2014': { text: 'Processor Declined - Fraud Suspected', type: 'hard_declined' },
  '2047': { text: 'Call Issuer. Pick Up Card.', type: 'hard_declined' },
  '3000': { text: 'Processor Network Unavailable', type: 'soft_declined' },
}

/** The processor's sentence and kind for a code. */
export const processorAnswer = (code: string) =>
  PROCESSOR_ANSWERS[code] ?? { text: 'Processor Declined', type: 'soft_declined' as const }
