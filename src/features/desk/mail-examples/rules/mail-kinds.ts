import { WARN_MINUTES } from '#features/partners/leads/rules/lead.ts'
import { REMINDER_DAYS } from '#features/partners/quotes/rules/states.ts'
import { INVITE_AFTER_DAYS, UNHAPPY } from '#features/service/surveys/rules/questions.ts'

interface When {
  /** who receives the mail */
  to: string
  /** what happened before the store sends it */
  when: string
}

/** by topic of the outbox and kind */
type Topics = Readonly<Record<string, Readonly<Record<string, When>>>>

const buyer = (when: string): When => ({ to: 'Buyer', when })
const customer = (when: string): When => ({ to: 'Customer on the quote', when })
const consultant = (when: string): When => ({ to: 'Consultant on the quote', when })
const shopper = (when: string): When => ({ to: 'Shopper', when })
const account = (when: string): When => ({ to: 'Account holder', when })
const store = (when: string): When => ({ to: 'Store mailbox', when })

/** Every kind of mail by its group on the page. */
export const MAIL_GROUPS: Readonly<Record<string, Topics>> = {
  Orders: {
    'mail.order-confirmation': { placed: buyer('An order was placed.') },
    'mail.order-notice': {
      shipped: buyer('A shipment left the warehouse.'),
      delivered: buyer('A shipment was delivered.'),
      appointment: buyer('The carrier scheduled an appointment.'),
      refunded: buyer('Money was refunded.'),
      cancelled: buyer('The order was canceled.'),
      paid: buyer('A check or bank debit cleared.'),
      confirm_deposits: buyer('Small deposits are on their way to a new bank account.'),
      order_approved: buyer('Operations approved an order by check.'),
      check_reminder: buyer('An order by check expires within a day.'),
      check_expired: buyer('No check arrived in time.'),
      terms_overdue: buyer('A net terms invoice is overdue. One email per invoice.'),
      requested: buyer('The buyer asked to cancel the order.'),
      summary: buyer('The buyer asked for the order by email.'),
      called_off: buyer('The store can’t ship the rest of an order.'),
      damage_reported: buyer('The buyer reported damage.'),
      payment_returned: buyer('The bank refused or returned a debit.'),
      certificate_refused: buyer('Operations couldn’t verify the EPA 608 certificate.'),
      return_asked: buyer('The buyer asked for a return.'),
      return_approved: buyer('Operations approved a return.'),
      return_refused: buyer('Operations refused a return.'),
      return_received: buyer('Returned goods arrived.'),
    },
  },
  Quotes: {
    'mail.quote': {
      sent: customer('A consultant sent the quote.'),
      reminder: customer(`The quote expires within ${REMINDER_DAYS} days.`),
      honored: customer('A consultant reopened an expired quote.'),
    },
    'mail.quote-news': {
      'accepted, to the consultant': consultant('The customer accepted the quote.'),
      'declined, to the consultant': consultant('The customer declined the quote.'),
      'commented, to the consultant': consultant('The customer asked a question.'),
      'asked-again, to the consultant': consultant(
        'The customer requested a new offer for an expired quote.',
      ),
      'accepted, to the customer': customer('The customer accepted the quote.'),
      'answered, to the customer': customer('The consultant answered a question.'),
    },
    'mail.photo-quote': { received: shopper('A shopper sent photos of a home.') },
  },
  'Carts, tools and alerts': {
    'mail.cart': { cart: shopper('A shopper emailed a cart.') },
    'mail.cart-reminder': {
      reminder: shopper('A day after a cart was emailed, if the shopper agreed and hasn’t ordered since.'),
    },
    'mail.sizing': { result: shopper('A shopper emailed a sizing estimator result.') },
    'mail.selector-quote': { results: shopper('A shopper emailed system selector results.') },
    'mail.product-watch': {
      confirm: shopper('A shopper asked for an alert.'),
      'news of the price': shopper('The price of a watched product fell.'),
      'news of the stock': shopper('A watched product is in stock again.'),
    },
    'mail.chat': { transcript: shopper('A shopper asked for the chat transcript.') },
  },
  'Warranty and care': {
    'mail.warranty': {
      registered: buyer('The owner registered a unit.'),
      filed: buyer('Operations registered the unit with the manufacturer.'),
    },
    'mail.warranty-reminder': {
      reminder: buyer('Three weeks after delivery, if units aren’t registered yet.'),
    },
    'mail.care': {
      spring: buyer('March 15, if the owner asked for it.'),
      fall: buyer('September 15, if the owner asked for it.'),
    },
  },
  'Surveys, reviews and stories': {
    'mail.survey': { invitation: buyer(`${INVITE_AFTER_DAYS} days after delivery.`) },
    'mail.review-notice': {
      answer: shopper('The store answered a product question.'),
      review: store('A review is waiting for approval.'),
      question: store('A product question is waiting for an answer.'),
    },
    'mail.customer-story': {
      published: shopper('A story was published.'),
      refused: shopper('A story was rejected.'),
    },
    'mail.contractor-feedback': {
      published: shopper('Installer feedback was published.'),
      refused: shopper('Installer feedback was rejected.'),
    },
  },
  Accounts: {
    'mail.account': {
      invitation: account('A user was invited to the portal.'),
      reset: account('A user asked to reset a password.'),
      'changed: password': account('The password was changed.'),
      'changed: passkey': account('A passkey was added.'),
      'changed: passkey-removed': account('A passkey was removed.'),
      'changed: code-app': account('An authenticator app was added.'),
      'changed: code-app-removed': account('The authenticator app was removed.'),
      'changed: recovery-codes': account('New recovery codes were created.'),
    },
  },
  'To our team': {
    'mail.lead': {
      new: store('Someone asked for a call or a reply.'),
      warning: store(`${WARN_MINUTES} minutes before the promised time, while the lead is open.`),
    },
    'mail.page-issue': {
      issue: store('A partner reported an issue with a page.'),
      note: { to: 'Person who reported it', when: 'Someone added a note to the issue.' },
    },
    'mail.selector-question': { question: store('A shopper asked a question in the system selector.') },
    'mail.survey-unhappy': { unhappy: store(`A buyer answered a survey with ${UNHAPPY} or less.`) },
  },
}
