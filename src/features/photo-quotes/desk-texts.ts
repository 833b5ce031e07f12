/** Texts of quote by photo that staff read. */
export const deskTexts = {
  title: 'Photos for a quote',
  busy: 'Somebody else changes this request at the moment. Please try again.',
} as const
