/** Texts of leads: what staff read, and the mails to the sales team. */
export const texts = {
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
  mail: {
    subject: (kind: string, reference: string) => `New lead ${reference}: ${kind}`,
    warnSubject: (reference: string) => `Call now: lead ${reference} is almost due`,
    heading: (name: string) => `Please call ${name}`,
    answerHeading: (name: string) => `Please answer ${name}`,
    preview: (promised: string) => `We promised a call ${promised}.`,
    promised: (promised: string) => `We promised a call ${promised}.`,
    promisedAnswer: (promised: string) => `We promised an answer ${promised}.`,
    unclaimed: 'Nobody has taken this lead yet.',
    claimedBy: (name: string) => `${name} has taken this lead and has not called yet.`,
    phone: (phone: string) => `Phone: ${phone}`,
    email: (email: string) => `E-mail: ${email}`,
    page: (address: string) => `Page: ${address}`,
    open: 'Open the lead in the portal',
    footnote: 'The list of leads in the portal shows who has taken each lead.',
  },
} as const
