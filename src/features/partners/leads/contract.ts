export { type Lead, leadDeskContract } from './contract/desk.ts'
export { expertContract } from './contract/expert.ts'
