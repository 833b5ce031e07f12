/** Reads the text fields of a form; a field that is missing or holds a file counts as empty. */
export const textFields =
  (form: FormData) =>
  (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }

/** The state of the history entry that a sent form makes. A link that is opened makes none. */
export const FORM_SENT = { isFormSent: true } as const

export const isFormSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFormSent' in state && state.isFormSent === true
