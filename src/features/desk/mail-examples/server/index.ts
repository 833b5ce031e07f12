export {
  createExampleMails,
  EXAMPLES_FILE,
  type ExampleMails,
  exampleSchema,
  inPageOrder,
  type ListedMail,
} from './example-letters.ts'
