export { firstFacts, importFacts, type KnownFacts, knownFacts, showFacts } from './store-facts.ts'
