export { EXAMPLES_FILE, exampleSchema } from './example-letters.ts'
