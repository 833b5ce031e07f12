export { importedReplacements } from './words/read-words.ts'
