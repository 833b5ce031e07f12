export const texts = {
  busy: 'Many people sign in at the moment. Please try again in a few seconds.',
  refused: 'That email address and password do not match an account. Check both, or reset your password.',
  codeRefused:
    'That code is not right. Codes change every 30 seconds and work once: ' +
    'enter the one that your app shows now.',
  over: 'This sign-in has ended. Please start again.',
  tooMany: 'There were too many tries. Please wait a while, then try again.',
  linkOver: 'This link has ended or was used before. Ask for a new one.',
  passkeyRefused: 'This passkey could not be confirmed. Try again, or sign in with your password.',
  passkeyKnown: 'This passkey is set up already.',
  wrongPassword: 'Your current password is not right.',
  lastFactor: 'This is your only second factor. Set up another one before you remove it.',
  noAccount: 'There is no such person, or they belong to another company.',
  emailTaken: 'A person with this email address is already in the portal.',
  notYourself: 'You cannot do this to your own account. Ask another administrator.',
  hasJoined:
    'This person has signed in before. To give them a new sign-in, reset their password and code app.',
  lastAdmin: 'The store needs an administrator. Make another one first.',
  roleOfCompany: 'A contractor needs a company, and staff have none.',
  password: {
    tooShort: (fewest: number) => `Use at least ${fewest} characters.`,
    tooLong: (most: number) => `Use at most ${most} characters.`,
    common:
      'Many people use this password, so attackers try it first. ' +
      'Choose another one: three or four words work well.',
    own: 'This password is made of your own name, address or company. Choose another one.',
  },
} as const
