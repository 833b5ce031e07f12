import { defineTexts } from '#lib/language/texts.ts'

/** The words of fields whose name is short or of programmers. Other names are taken apart: "deliveryType". */
export const fieldNames = defineTexts<Readonly<Record<string, string>>>({
  address1: 'street address',
  address2: 'second line of the address',
  postcode: 'ZIP code',
  zipcode: 'ZIP code',
  zipCode: 'ZIP code',
  zip: 'ZIP code',
  postal: 'ZIP code',
  email: 'email address',
  phone2: 'second phone number',
  phone: 'phone number',
  phoneExt: 'phone extension',
  qty: 'quantity',
  id: 'number',
  ids: 'numbers',
  q: 'search words',
  cc: 'copy',
  url: 'web address',
  href: 'web address',
  epaCertificate: 'certificate number',
  cardInfo: 'card',
  paymentInfo: 'payment',
  billingInfo: 'billing address',
  shippingInfo: 'delivery address',
  products: 'products',
  hasConsent: 'consent',
  serial: 'serial number',
  expected: 'amount you saw',
  seen: 'version of the order',
})

/** What a field must be, by the schema's name of the kind. */
export const kindNames = defineTexts<Readonly<Record<string, string>>>({
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
  date: 'a day',
  file: 'a file',
  nan: 'a number',
})

/** Sentences of refused input, for people. */
export const issueTexts = defineTexts({
  missing: (what: string) => `${what} is missing.`,
  kind: (what: string, kind: string) => `${what} must be ${kind}.`,
  short: (what: string, least: string) => `${what} is too short: it needs at least ${least} characters.`,
  long: (what: string, most: string) => `${what} is too long: use at most ${most} characters.`,
  few: (what: string, least: string) => `${what}: at least ${least} must be given.`,
  many: (what: string, most: string) => `${what}: at most ${most} can be given.`,
  low: (what: string, least: string) => `${what} must be at least ${least}.`,
  above: (what: string, least: string) => `${what} must be more than ${least}.`,
  high: (what: string, most: string) => `${what} must be at most ${most}.`,
  below: (what: string, most: string) => `${what} must be less than ${most}.`,
  email: 'Enter an email address, like name@example.com.',
  date: (what: string) => `${what} must be a day, written like 2026-12-31.`,
  moment: (what: string) => `${what} must be a moment, written like 2026-12-31T17:00:00Z.`,
  form: (what: string) => `${what} is not written as we can read it.`,
  choice: (what: string) => `${what} is none of the offered choices.`,
  step: (what: string) => `${what} is not one of the possible numbers.`,
  wrong: (what: string) => `${what} could not be read.`,
  /** `more`: how many parts are not named */
  unknown: (names: readonly string[], more: number) => {
    const all = (more > 0 ? [...names, `and ${more} more`] : names).join(', ')
    return names.length + Math.min(more, 1) === 1
      ? `The request has a part that this call does not know: ${all}.`
      : `The request has parts that this call does not know: ${all}.`
  },
  field: (name: string) => `The ${name}`,
  request: 'The request',
  otherKind: 'of another kind',
})
