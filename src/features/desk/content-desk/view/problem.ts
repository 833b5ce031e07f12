/** What is wrong with a field of a form, in words that say how to mend it. */
export interface Problem {
  field: string
  /** the line of a long text, from 1 */
  line?: number | undefined
  message: string
}
