/** The state of the history entry that a sent form makes. A link that is opened makes none. */
export const FORM_SENT = { isFormSent: true } as const

export const isFormSent = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isFormSent' in state && state.isFormSent === true
