export { EXAMPLES_FILE, exampleSchema } from './example-letters.ts'
export { mailExamplesHandlers } from './handlers.ts'
