export { expertContract } from './contract/expert.ts'
