export { receiveTerms, type TermsReceipt } from './receive.ts'
export { termsOffer } from './terms-offer.ts'
