export { firstFacts, importFacts, knownFacts, showFacts } from './store-facts.ts'
