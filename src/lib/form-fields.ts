/** Reads the text fields of a form; a field that is missing or holds a file counts as empty. */
export const textFields =
  (form: FormData) =>
  (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
