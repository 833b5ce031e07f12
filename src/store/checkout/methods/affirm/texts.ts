export const texts = {
  aside: 'Monthly payments',
  how:
    'First you check the order. Then Affirm’s window opens and shows the rate and the payments. Nothing is ' +
    'charged before you agree.',
} as const
