import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the form that mails a result. */
export const mailFormTexts = defineTexts({
  hint: 'We send the figures and a link that opens this result. We use the address for this one mail.',
  address: 'Email address',
  addressInvalid: 'Please enter an email address like name@example.com.',
  send: 'Send the result',
  sending: 'Sending',
  sent: (email: string) => `We are sending the result to ${email}. It should be there in a minute.`,
  failed: 'The result could not be sent. Please try again.',
  done: 'Done',
})
