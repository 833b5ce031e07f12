import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  unknownBrowser: 'Unknown browser',
  busy: 'Many people are signing in right now. Please try again in a few seconds.',
  refused: 'That email address and password don’t match an account. Check both, or reset your password.',
  codeRefused:
    'That code isn’t right. Codes change every 30 seconds and work once. ' +
    'Enter the one your app shows now.',
  over: 'This sign-in has timed out. Please start over.',
  tooMany: 'Too many tries. Please wait a while, then try again.',
  linkOver: 'This link has expired or was already used. Request a new one.',
  passkeyRefused: 'We couldn’t verify this passkey. Try again, or sign in with your password.',
  passkeyKnown: 'This passkey is already set up.',
  wrongPassword: 'Your current password isn’t right.',
  lastFactor: 'This is your only second factor. Set up another one before you remove it.',
  noAccount: 'We can’t find this user, or they belong to another company.',
  emailTaken: 'A user with this email address already exists.',
  notYourself: 'You can’t do this to your own account. Ask another administrator.',
  hasJoined:
    'This user has already signed in. For a new sign-in, reset their password and authenticator app.',
  lastAdmin: 'The store needs at least one administrator. Add another one first.',
  roleOfCompany: 'A contractor needs a company; staff don’t have one.',
  password: {
    tooShort: (fewest: number) => `Use at least ${fewest} characters.`,
    tooLong: (most: number) => `Use at most ${most} characters.`,
    common:
      'Many people use this password, so attackers try it first. ' +
      'Choose another one: three or four words work well.',
    own: 'This password contains your name, email address or company. Choose another one.',
  },
})
