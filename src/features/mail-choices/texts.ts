export const texts = {
  title: 'Mail from us',
  stopTitle: 'Stop mail from us',
  stopIntro:
    'Press the button, and we send you no more carts, calculations, alerts, reminders, or surveys. Mail ' +
    'about your orders, your quotes, and your account still comes.',
  askIntro: 'Enter your e-mail address to stop carts, calculations, alerts, reminders, and surveys from us.',
  stops: 'What stops',
  stopsLines: [
    'Carts and calculations that you asked us to send',
    'Alerts about a price or about stock',
    'Care and warranty reminders, and surveys',
  ],
  stays: 'What still comes',
  staysLines: ['Mail about your orders and deliveries', 'Mail about your quotes', 'Mail about your account'],
  email: 'E-mail address',
  stop: 'Stop this mail',
  resume: 'Send me this mail again',
  stopped: 'Done. We will send you no more of this mail.',
  stoppedNote: 'Mail about your orders, your quotes, and your account still comes.',
  resumed: 'Done. You get this mail again.',
  unknown: 'This link is not complete. Enter your e-mail address instead.',
  tooMany: 'Too many tries from your connection. Try again later.',
  invalid: 'Enter an e-mail address like name@example.com',
  failed: 'We could not save this. Please try again.',
  footer: 'Stop mail like this',
}
