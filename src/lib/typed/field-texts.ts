import { defineTexts } from '../language/texts.ts'

/** Why the text of a field is refused; shown at the field and in the answer of the API. */
export const texts = defineTexts({
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
