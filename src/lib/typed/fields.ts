import { defineTexts } from '../language/texts.ts'
import { isUsPhone, normalPhone } from '../phone.ts'
import { isEmail, LONGEST_EMAIL, tidyEmail } from './email.ts'
import { carriesAddressOfPage, carriesLink } from './links.ts'
import { tidyLine, tidyLines } from './tidy.ts'

/** Why the text of a field is refused; shown at the field and in the answer of the API. */
const texts = defineTexts({
  email: 'Enter your email address, like name@example.com',
  name: 'Enter your name',
  nameWithoutLetter: 'Enter a name with at least one letter',
  company: 'Enter the name of the company',
  street: 'Enter your street address',
  city: 'Enter your city',
  phone: 'Enter your phone number with 10 digits',
  phoneExtension: 'Enter only the 10 digits here, without the extension',
  note: 'Enter a note',
  noLink: {
    name: 'A name cannot contain a link or an email address',
    company: 'A company’s name cannot contain a link or an email address',
    street: 'A street address cannot contain a link or an email address',
    city: 'A city cannot contain a link or an email address',
  },
  tooLong: (most: number) => `Use at most ${most} characters`,
})

/** A kind of field that people fill in. Forms and contracts judge it by the same functions. */
export interface TypedField {
  /** the longest tidy text, in characters */
  readonly most: number
  /** the text in its usual form, which is judged and stored */
  tidy(text: string): string
  /** Why a tidy text is refused, in a sentence for its field; undefined when it is fine. */
  fault(text: string): string | undefined
}

interface Rule {
  readonly most: number
  readonly missing: string
  readonly tidy?: (text: string) => string
  readonly refused: (text: string) => string | undefined
}

const field = ({ most, missing, tidy = tidyLine, refused }: Rule): TypedField => ({
  most,
  tidy,
  fault(text) {
    if (text === '') return missing
    return text.length > most ? texts.tooLong(most) : refused(text)
  },
})

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** A mailbox. */
export const email = field({
  most: LONGEST_EMAIL,
  missing: texts.email,
  tidy: tidyEmail,
  refused: (text) => (isEmail(text) ? undefined : texts.email),
})

/** A person's name, whole or a part of it: single names, particles, suffixes and any script. */
export const personName = field({
  most: 120,
  missing: texts.name,
  refused: (text) =>
    carriesLink(text) ? texts.noLink.name : hasLetter(text) ? undefined : texts.nameWithoutLetter,
})

/** A company. The name of a site may be its name: "Breezy.com LLC", "24/7 Air". */
export const company = field({
  most: 120,
  missing: texts.company,
  refused: (text) => (carriesAddressOfPage(text) ? texts.noLink.company : undefined),
})

const hasLetterOrDigit = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

/** The first line of a street address. */
export const street = field({
  most: 120,
  missing: texts.street,
  refused: (text) =>
    carriesAddressOfPage(text) ? texts.noLink.street : hasLetterOrDigit(text) ? undefined : texts.street,
})

/** The second line: apartment, suite, "c/o". */
export const streetMore = field({
  most: 120,
  missing: texts.street,
  refused: (text) => (carriesAddressOfPage(text) ? texts.noLink.street : undefined),
})

export const city = field({
  most: 80,
  missing: texts.city,
  refused: (text) => (carriesLink(text) ? texts.noLink.city : hasLetter(text) ? undefined : texts.city),
})

const EXTENSION = /\d\D*(?:\b(?:ext|extension|x)\b\.?|#|x)\s*\d{1,6}\s*$/i

/** A phone number of the United States or Canada, however its ten digits are written. */
export const phone = field({
  most: 40,
  missing: texts.phone,
  refused(text) {
    if (EXTENSION.test(text)) return texts.phoneExtension
    const isWritten = /^\+?[\d\s().\-‐-―/]+$/.test(text)
    return isWritten && isUsPhone(normalPhone(text)) ? undefined : texts.phone
  },
})

/** A note of several lines. Nothing in it is refused but its length: it may name a mailbox or a page. */
export const tooLong = texts.tooLong

export const note = (most: number): TypedField =>
  field({ most, missing: texts.note, tidy: tidyLines, refused: () => undefined })

/** Says why a text as it is typed is refused; undefined when it is fine. */
export const faultOf =
  (kind: TypedField) =>
  (typed: string): string | undefined =>
    kind.fault(kind.tidy(typed))

/** Whether a text may stand in a field, after it is tidied. */
export const isFine = (kind: TypedField, text: string): boolean => faultOf(kind)(text) === undefined
