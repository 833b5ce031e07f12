import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the mails about accounts. */
export const mailTexts = defineTexts({
  hello: (name: string) => `Hello ${name},`,
  ignore: (phone: string) =>
    `If you didn’t expect this email, you can ignore it. Questions? Call us at ${phone}.`,
  invitation: {
    subject: (store: string) => `Your invitation to the ${store} Partner Portal`,
    preview: 'Set your password and second factor.',
    text: (store: string, email: string) =>
      `You can now use the ${store} Partner Portal. Your sign-in is your email address, ${email}.`,
    next:
      'Choose a password and connect an authenticator app. It takes about three minutes. ' +
      'The link works once and expires in seven days.',
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
    preview: 'The link works once and expires in 30 minutes.',
    text:
      'You asked for a new password for the partner portal. ' +
      'Have your authenticator app or a recovery code ready.',
    next:
      'The link works once and expires in 30 minutes. ' + 'Your old password works until you set a new one.',
    action: 'Choose a new password',
  },
  changed: {
    subject: 'Your sign-in was changed',
    preview: 'A security notice about your account.',
    password: 'Your partner portal password was changed. Other devices were signed out.',
    passkey: 'A passkey was added to your partner portal account.',
    'passkey-removed': 'A passkey was removed from your partner portal account.',
    'code-app': 'Another authenticator app was connected to your partner portal account.',
    'code-app-removed': 'The authenticator app was removed from your partner portal account.',
    'recovery-codes':
      'New recovery codes were created for your partner portal account. The old ones no longer work.',
    action: 'Review my sign-in',
    notYou: (phone: string) => `If this wasn’t you, call us right away: ${phone}.`,
  },
})

export type SignInChange =
  | 'password'
  | 'passkey'
  | 'passkey-removed'
  | 'code-app'
  | 'code-app-removed'
  | 'recovery-codes'
