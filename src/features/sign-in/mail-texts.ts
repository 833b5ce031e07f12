/** Texts of the mails about accounts. */
export const mailTexts = {
  hello: (name: string) => `Hello ${name},`,
  ignore: (phone: string) =>
    `If you did not expect this mail, you need not do anything. If it worries you, call us: ${phone}.`,
  invitation: {
    subject: (store: string) => `Your invitation to the ${store} Partner Portal`,
    preview: 'Set your password and your second factor.',
    text: (store: string, email: string) =>
      `You can now use the ${store} Partner Portal. Your sign-in is your email address, ${email}.`,
    next:
      'Choose a password and connect an authenticator app. It takes about three minutes. ' +
      'The link works once and ends after seven days.',
    action: 'Set up my sign-in',
  },
  /** for the owner of a mailbox that has an account elsewhere */
  known: {
    subject: (store: string) => `Your invitation to the ${store} Partner Portal`,
    preview: 'You already have a sign-in.',
    text: (company: string) =>
      `${company} invited you to the partner portal. This email address already has a sign-in, ` +
      'so nothing was changed, and they were not told.',
    next: (phone: string) => `To change the company you work for in the portal, call us: ${phone}.`,
    action: 'Sign in',
  },
  reset: {
    subject: 'Choose a new password',
    preview: 'The link works once and ends after 30 minutes.',
    text:
      'You asked for a new password for the partner portal. ' +
      'Have your authenticator app or a recovery code at hand.',
    next:
      'The link works once and ends after 30 minutes. ' +
      'Your old password holds until you have set a new one.',
    action: 'Choose a new password',
  },
  changed: {
    subject: 'Your sign-in was changed',
    preview: 'A notice about the security of your account.',
    password:
      'The password of your account in the partner portal was changed. Other devices were signed out.',
    passkey: 'A passkey was added to your account in the partner portal.',
    'passkey-removed': 'A passkey was removed from your account in the partner portal.',
    'code-app': 'Another authenticator app was connected to your account in the partner portal.',
    'code-app-removed': 'The authenticator app of your account in the partner portal was removed.',
    'recovery-codes':
      'New recovery codes were made for your account in the partner portal. The old ones are void.',
    action: 'See my sign-in',
    notYou: (phone: string) => `If this was not you, call us at once: ${phone}.`,
  },
} as const

export type SignInChange =
  | 'password'
  | 'passkey'
  | 'passkey-removed'
  | 'code-app'
  | 'code-app-removed'
  | 'recovery-codes'
