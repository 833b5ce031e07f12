import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'Emails from us',
  stopTitle: 'Stop emails from us',
  stopIntro:
    'Press the button to stop all emails that are not about your orders, quotes or account. This page ' +
    'lists them.',
  askIntro:
    'Enter your email address to stop all emails that are not about your orders, quotes or account. This ' +
    'page lists them.',
  stops: 'What stops',
  stays: 'What you’ll still get',
  staysLines: [
    'Emails about your orders and deliveries',
    'Emails about your quotes',
    'Emails about your account',
  ],
  email: 'Email address',
  stop: 'Stop these emails',
  resume: 'Send me these emails again',
  stopped: 'Done. We won’t send you these emails anymore.',
  stoppedNote: 'You’ll still get emails about your orders, quotes and account.',
  resumed: 'Done. You’ll get these emails again.',
  unknown: 'This link is incomplete. Enter your email address instead.',
  tooMany: 'Too many tries from your connection. Try again later.',
  invalid: 'Enter an email address like name@example.com',
  failed: 'We couldn’t save this. Please try again.',
  footer: 'Stop emails like this',
})
