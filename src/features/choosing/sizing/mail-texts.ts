import { defineTexts } from '#lib/language/texts.ts'
import { upToThousand } from '#lib/numbers.ts'
import { estimatorTexts } from './estimator-texts.ts'
import { needTexts } from './need-texts.ts'
import type { Need } from './rules/need.ts'
import type { SizedBy } from './rules/saved-need.ts'

const { btu, degrees } = estimatorTexts

/** Sentences of the mail with a result, and of its refusals. */
export const mailTexts = defineTexts({
  stops: 'Sizing results that you asked us to send',
  keyMissing: 'Please reload the page and send the result again.',
  otherBody: 'The result has changed since you sent it. Please send it again.',
  running: 'We’re already sending this result.',
  tooMany: 'You’ve sent too many emails in an hour. Please try again later, or copy the link.',
  impossible: 'Some answers in this result are missing or invalid, so we didn’t send it.',
  linkInName: 'A room name can’t contain a web or email address.',
  subject: (need: Need) =>
    `Your home needs ${btu(upToThousand(need.heatingBtu))} of heat and ` +
    `${needTexts.systems(need.systems, need.tons)} of cooling`,
  home: (home: string, place: string) => `${home}, in ${place}.`,
  by: {
    whole: 'We estimated the load of the whole house from your answers.',
    rooms: 'We calculated the load room by room.',
    bills: 'The heating load comes from your bills, the cooling load from your answers.',
  } satisfies Record<SizedBy, string>,
  heating: 'Heating',
  cooling: 'Cooling',
  size: 'Cooling size',
  atWinter: (designF: number) => `on the coldest design day, ${degrees(designF)}`,
  atSummer: (designF: number) => `on the hottest design day, ${degrees(designF)}`,
  btu,
  open: 'Open this result',
  notAsked: (phone: string) =>
    `If you didn’t ask for this email, someone entered your address by mistake. ` +
    `We won’t send you any more. Questions? Call ${phone}.`,
})

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
