/** Files that a form or a call may carry: up to this many bytes with the form around them. */
export interface Upload {
  maxBytes: number
  /** the sentence that answers a larger body */
  refusal: string
}
