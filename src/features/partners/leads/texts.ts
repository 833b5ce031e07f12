import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the teaser and the popup of expert advice; labels and messages word for word as specified. */
export const texts = defineTexts({
  /** S-EXP-01 */
  labels: ['Free HVAC Consultation', 'Get Expert Advice', 'Simplify Selection', 'Save Time'],
  nameRequired: 'Name Required',
  phoneRequired: 'Phone number is required',
  phoneInvalid: 'Phone number is not valid',
  phoneShort: 'Phone number too short',
  phoneLong: 'Phone number too long',
  timeRequired: 'Callback time required',
  /** X-EXPERT */
  failed: 'Failed to submit form. Please try again.',

  title: 'Free HVAC consultation',
  lead: 'Tell us about your home and what you need. An HVAC expert will call and help you choose.',
  openNow: 'We’re open now and will call you back within 1 hour:',
  closedNow: 'We’re closed right now. Choose an hour, and we’ll call you within it.',
  name: 'Name',
  phone: 'Phone',
  callback: 'Callback time',
  callbackChoose: 'Choose a time',
  comments: 'What do you need help with?',
  commentsHint: 'For example: the size of your home, what you have now, what is wrong.',
  tellHome: 'Tell the expert about my home',
  consent: 'We’ll use this number only for your request and delete the request after a year.',
  privacy: 'Privacy policy',
  send: 'Request a call',
  sending: 'Sending',
  thanks: 'Thank you!',
  thanksPromise: (promise: string) => `An HVAC expert will call you ${promise}.`,
  thanksAgain: (promise: string) =>
    'We already have a request from this number and added what you wrote. An HVAC expert will call you ' +
    `${promise}.`,
  thanksReference: (reference: string) => `Your request number is ${reference}.`,
  orCall: 'Or call us:',
  close: 'Close',
  region: 'Expert advice',
  hide: 'Hide the free consultation offer',
  asked: 'You asked for a call. See when we’ll call.',
})
