/** The protocol of browser and server for a call that is answered with a challenge. */
export { MOST_PROOFS, PROOF_HEADER, PROOF_NEEDED } from './rules/proof.ts'
