/** What a browser and the server agree on when a call is answered with a challenge. */
export { MOST_PROOFS, PROOF_HEADER, PROOF_NEEDED } from './rules/proof.ts'
