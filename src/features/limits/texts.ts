/** What a visitor reads when a limit was reached. */
export const texts = {
  proofNeeded: 'One moment: we check that you are not a robot. Please press the button again.',
  tooMany: 'That was asked too often from here. Please try again later or call us.',
} as const
