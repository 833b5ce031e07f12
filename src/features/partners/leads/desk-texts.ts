import { defineTexts } from '#lib/language/texts.ts'

/** "2:40 PM CT" of today, or of a day. */
interface Promised {
  time: string
  day: string | undefined
}

/** Texts of leads: what staff read, and the mails to the sales team. */
export const texts = defineTexts({
  kinds: {
    expert: 'Expert advice',
    photo: 'Quote by photo',
    load: 'Load calculation',
    'quote-request': 'Quote request',
    chat: 'Chat message',
  },
  outcomes: {
    reached: 'Reached',
    'left-message': 'Left a message',
    'no-answer': 'No answer',
    'wrong-number': 'Wrong number',
    'no-call': 'No call needed',
  },
  claimed: (name: string) => `${name} took this lead.`,
  notYours: 'Take this lead first.',
  closed: 'This lead is closed.',
  whyNoCall: 'Explain why no call was needed.',
  busy: 'Someone else is changing this lead. Please try again.',
  projectName: (kind: string) => `${kind} request`,
  mail: {
    subject: (kind: string, reference: string) => `New lead ${reference}: ${kind}`,
    warnSubject: (reference: string) => `Call now: lead ${reference} is almost due`,
    heading: (name: string) => `Please call ${name}`,
    answerHeading: (name: string) => `Please answer ${name}`,
    promised: ({ time, day }: Promised) =>
      day === undefined ? `We promised a call today by ${time}.` : `We promised a call by ${time} on ${day}.`,
    promisedAnswer: ({ time, day }: Promised) =>
      day === undefined
        ? `We promised an answer today by ${time}.`
        : `We promised an answer by ${time} on ${day}.`,
    unclaimed: 'No one has taken this lead yet.',
    claimedBy: (name: string) => `${name} took this lead but hasn’t called yet.`,
    phone: (phone: string) => `Phone: ${phone}`,
    email: (email: string) => `Email: ${email}`,
    page: (address: string) => `Page: ${address}`,
    open: 'Open the lead in the portal',
    footnote: 'The Leads page in the portal shows who has each lead.',
  },
})
