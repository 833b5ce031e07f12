export { markOverdue, receiveTerms, type TermsReceipt } from './receive.ts'
export { creditUse, termsOffer } from './terms-offer.ts'
