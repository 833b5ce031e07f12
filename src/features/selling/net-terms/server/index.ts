export { receiveTerms, type TermsReceipt } from './receive.ts'
export { changeReservedCredit, creditDecision, lockCreditAccount } from './reserve.ts'
export { termsOffer } from './terms-offer.ts'
