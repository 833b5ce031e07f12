/** Sentences about certificates by which a company owes no sales tax. */
export const texts = {
  notFile: 'The file is neither a PDF nor a JPEG or PNG picture.',
  tooLarge: 'The file is larger than 5 MB.',
  noFile: 'Choose the certificate’s file.',
  ended: 'The certificate has ended already.',
  noCertificate: 'There is no such certificate.',
  decided: 'Someone has decided about this certificate already.',
  tooMany:
    'Too many certificates of your company wait for a decision. Please wait until we have checked them.',
  unknownCustomer: 'This customer does not exist, or it belongs to another company.',
  companyNeeded: 'Name the company of the certificate.',
  reasonNeeded: 'Write why you refuse the certificate. The company reads it.',
  busy: 'Another person is deciding about this certificate. Please try again.',
} as const
