import { WARN_MINUTES } from '#features/leads/rules/lead.ts'
import { REMINDER_DAYS } from '#features/quotes/rules/states.ts'
import { INVITE_AFTER_DAYS, UNHAPPY } from '#features/surveys/rules/questions.ts'

interface When {
  /** who receives the mail */
  to: string
  /** what happened before the store sends it */
  when: string
}

/** by topic of the outbox and kind */
type Topics = Readonly<Record<string, Readonly<Record<string, When>>>>

const buyer = (when: string): When => ({ to: 'Buyer', when })
const customer = (when: string): When => ({ to: 'Customer of the quote', when })
const consultant = (when: string): When => ({ to: 'Consultant of the quote', when })
const shopper = (when: string): When => ({ to: 'Shopper', when })
const account = (when: string): When => ({ to: 'Person of the account', when })
const store = (when: string): When => ({ to: 'Mailbox of the store', when })

/** Every kind of mail by its group on the page. */
export const MAIL_GROUPS: Readonly<Record<string, Topics>> = {
  Orders: {
    'mail.order-confirmation': { placed: buyer('An order was placed.') },
    'mail.order-notice': {
      shipped: buyer('A shipment has left.'),
      delivered: buyer('A shipment was delivered.'),
      appointment: buyer('The carrier has made an appointment.'),
      refunded: buyer('Money was refunded.'),
      cancelled: buyer('The order was canceled.'),
      paid: buyer('A check or a bank debit has arrived.'),
      confirm_deposits: buyer('Small deposits are on their way to a new bank account.'),
      order_approved: buyer('Operations have approved an order by check.'),
      check_reminder: buyer('An order by check expires within a day.'),
      check_expired: buyer('No check came in time.'),
      terms_overdue: buyer('An invoice on net terms is overdue; one mail for each invoice.'),
      requested: buyer('The buyer has asked to cancel the order.'),
      summary: buyer('The buyer has asked for the order by mail.'),
      called_off: buyer('The store cannot ship the rest of an order.'),
      damage_reported: buyer('The buyer has reported damage.'),
      payment_returned: buyer('The bank did not pay a debit, or took the money back.'),
      certificate_refused: buyer('Operations could not verify the EPA 608 certificate.'),
      return_asked: buyer('The buyer has asked for a return.'),
      return_approved: buyer('Operations have approved a return.'),
      return_refused: buyer('Operations have refused a return.'),
      return_received: buyer('Returned goods have arrived.'),
    },
  },
  Quotes: {
    'mail.quote': {
      sent: customer('A consultant has sent the quote.'),
      reminder: customer(`The quote ends within ${REMINDER_DAYS} days.`),
      honored: customer('A consultant has opened an expired quote again.'),
    },
    'mail.quote-news': {
      'accepted, to the consultant': consultant('The customer has accepted the quote.'),
      'declined, to the consultant': consultant('The customer has declined the quote.'),
      'commented, to the consultant': consultant('The customer has written a question.'),
      'asked-again, to the consultant': consultant('The customer asks for an expired quote again.'),
      'accepted, to the customer': customer('The customer has accepted the quote.'),
      'answered, to the customer': customer('The consultant has answered a question.'),
    },
    'mail.photo-quote': { received: shopper('A shopper has sent photos of a home.') },
  },
  'Carts, tools and alerts': {
    'mail.cart': { cart: shopper('A shopper has sent a cart by mail.') },
    'mail.cart-reminder': {
      reminder: shopper('A day after a cart was mailed, if the shopper agreed and has not ordered since.'),
    },
    'mail.sizing': { result: shopper('A shopper has sent a result of the sizing estimator by mail.') },
    'mail.selector-quote': { results: shopper('A shopper has sent results of the system selector by mail.') },
    'mail.product-watch': {
      confirm: shopper('A shopper has asked for an alert.'),
      'news of the price': shopper('The price of a watched product fell.'),
      'news of the stock': shopper('A watched product is in stock again.'),
    },
    'mail.chat': { transcript: shopper('A shopper has asked for the chat by mail.') },
  },
  'Warranty and care': {
    'mail.warranty': {
      registered: buyer('The owner has registered a unit.'),
      filed: buyer('Operations have registered the unit with the maker.'),
    },
    'mail.warranty-reminder': {
      reminder: buyer('Three weeks after the delivery, while units are not registered.'),
    },
    'mail.care': {
      spring: buyer('March 15, if the owner asked for it.'),
      fall: buyer('September 15, if the owner asked for it.'),
    },
  },
  'Surveys, reviews and stories': {
    'mail.survey': { invitation: buyer(`${INVITE_AFTER_DAYS} days after the delivery.`) },
    'mail.review-notice': {
      answer: shopper('The store has answered a question about a product.'),
      review: store('A review waits for a decision.'),
      question: store('A question about a product waits for an answer.'),
    },
    'mail.customer-story': {
      published: shopper('A story was published.'),
      refused: shopper('A story was refused.'),
    },
    'mail.contractor-feedback': {
      published: shopper('Feedback about an installer was published.'),
      refused: shopper('Feedback about an installer was refused.'),
    },
  },
  Accounts: {
    'mail.account': {
      invitation: account('A person was invited to the portal.'),
      reset: account('A person has asked for a new password.'),
      'changed: password': account('The password was changed.'),
      'changed: passkey': account('A passkey was added.'),
      'changed: passkey-removed': account('A passkey was removed.'),
      'changed: code-app': account('A code app was added.'),
      'changed: code-app-removed': account('The code app was removed.'),
      'changed: recovery-codes': account('New recovery codes were made.'),
    },
  },
  'To our own people': {
    'mail.lead': {
      new: store('A person asked to be called or answered.'),
      warning: store(`${WARN_MINUTES} minutes before the promised time, while the lead is open.`),
    },
    'mail.page-issue': {
      issue: store('A person has reported an issue with a page.'),
      note: { to: 'Person who reported it', when: 'Another person has written a note on the issue.' },
    },
    'mail.selector-question': { question: store('A shopper has a question in the system selector.') },
    'mail.survey-unhappy': { unhappy: store(`A buyer has answered a survey with ${UNHAPPY} or less.`) },
  },
}
