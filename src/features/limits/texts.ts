/** Texts for a visitor who reached a limit. */
export const texts = {
  proofNeeded: 'One moment: we check that you are not a robot. Please press the button again.',
  tooMany: 'That was asked too often from here. Please try again later or call us.',
} as const
