export const texts = {
  aside: 'Monthly payments',
  how:
    'You check the order first. Then Affirm’s window opens: you see the rate and the payments before you ' +
    'agree, and nothing is charged until then.',
} as const
