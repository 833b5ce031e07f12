import { defineTexts } from '#lib/language/texts.ts'

/** Sentences about certificates by which a company owes no sales tax. */
export const texts = defineTexts({
  notFile: 'The file must be a PDF, JPEG or PNG.',
  tooLarge: 'The file is larger than 5 MB.',
  noFile: 'Choose a certificate file.',
  ended: 'This certificate has expired.',
  noCertificate: 'We can’t find this certificate.',
  decided: 'Someone already decided on this certificate.',
  tooMany: 'Your company has too many certificates in review. Please wait until we have checked them.',
  unknownCustomer: 'We can’t find this customer, or it belongs to another company.',
  companyNeeded: 'Choose the company for this certificate.',
  reasonNeeded: 'Explain why you’re rejecting the certificate. The company will see this.',
  busy: 'Someone else is deciding on this certificate. Please try again.',
})
