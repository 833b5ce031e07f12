/** Files that a form or a call may carry: up to this many bytes with the form around them. */
export interface Upload {
  maxBytes: number
  /** the sentence that answers a larger body */
  refusal: string
}

/** The form around the files. */
const FORM_BYTES = 64 * 1024

/** A form whose files have together at most so many bytes. `refusal` answers a larger one. */
export const formWithFiles = (fileBytes: number, refusal: string): Upload => ({
  maxBytes: fileBytes + FORM_BYTES,
  refusal,
})

/** The file of a form's field; undefined for an empty field, as browsers send it. */
export const chosenFile = (file: File | undefined): File | undefined =>
  file === undefined || (file.size === 0 && file.name === '') ? undefined : file
