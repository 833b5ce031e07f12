import { CHAT_LIMITS } from './chat-limits.ts'
import { HOUR, type LimitRow } from './limit-row.ts'
import { OPEN_LIMITS } from './open-limits.ts'
import { PHOTO_LIMITS } from './photo-limits.ts'
import { QUOTE_LIMITS } from './quote-limits.ts'
import { SIGN_IN_LIMITS } from './sign-in-limits.ts'

export { CONSEQUENCES, type LimitRow } from './limit-row.ts'

/**
 * Every limit on how often something may happen. docs/security.md prints this table, and a test compares
 * the two. The keys are stored with the counts in the table use_count.
 */
export const LIMITS = {
  'order-network': {
    what: 'orders',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
  'order-mailbox': {
    what: 'orders',
    per: 'mailbox',
    points: 5,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
  'large-order': {
    what: 'orders of more than 20 units of a product or $25,000',
    per: 'network',
    points: 3,
    seconds: HOUR,
    whenReached: 'wait',
    isBuying: true,
  },
  'card-network': {
    what: 'declined cards',
    per: 'network',
    points: 8,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
  'card-mailbox': {
    what: 'declined cards',
    per: 'mailbox',
    points: 8,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
  'card-network-proved': {
    what: 'declined cards, each with a proof of work',
    per: 'network',
    points: 80,
    seconds: HOUR,
    whenReached: 'other methods',
    isBuying: true,
  },
  'card-mailbox-proved': {
    what: 'declined cards, each with a proof of work',
    per: 'mailbox',
    points: 8,
    seconds: HOUR,
    whenReached: 'other methods',
    isBuying: true,
  },
  'card-number': {
    what: 'declines of one card, by the provider’s mark of it',
    per: 'card',
    points: 5,
    seconds: HOUR,
    whenReached: 'event',
  },
  'card-store': {
    what: 'declined cards of the whole store',
    per: 'store',
    points: 20,
    seconds: 300,
    whenReached: 'proof',
    isBuying: true,
  },
  'provider-network': {
    what: 'calls that make a payment provider begin something or read a wallet session',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
  'provider-order': {
    what: 'calls that make a payment provider begin something',
    per: 'order',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
    isBuying: true,
  },
  'bank-link': {
    what: 'calls about a sign-in to a bank; one sign-in takes three',
    per: 'network',
    points: 45,
    seconds: HOUR,
    whenReached: 'proof',
    isBuying: true,
  },
  coupon: { what: 'wrong discount codes', per: 'network', points: 20, seconds: HOUR, whenReached: 'wait' },
  order: {
    what: 'wrong postal codes for one order or one search of quotes',
    per: 'order and network',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'order-all': {
    what: 'wrong postal codes for one order or one search of quotes, from all addresses',
    per: 'order',
    points: 20,
    seconds: HOUR,
    whenReached: 'one try',
  },
  address: {
    what: 'wrong order numbers, searches of quotes and postal codes',
    per: 'network',
    points: 20,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'cart-from': { what: 'carts sent by mail', per: 'network', points: 10, seconds: HOUR, whenReached: 'wait' },
  'cart-to': { what: 'carts sent by mail', per: 'mailbox', points: 5, seconds: HOUR, whenReached: 'wait' },
  'sizing-from': {
    what: 'sizing results sent by mail',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'sizing-to': {
    what: 'sizing results sent by mail',
    per: 'mailbox',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'selector-from': {
    what: 'quotes and questions sent from the system selector',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'selector-to': {
    what: 'quotes sent from the system selector',
    per: 'mailbox',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
  ...QUOTE_LIMITS,
  'first-mail': {
    what: 'first mails of orders by check',
    per: 'mailbox',
    points: 1,
    seconds: 900,
    whenReached: 'sum up',
  },
  'order-summary': {
    what: 'summaries sent by mail',
    per: 'order',
    points: 3,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'damage-report': { what: 'damage reports', per: 'network', points: 10, seconds: HOUR, whenReached: 'wait' },
  'cart-save': { what: 'saved carts', per: 'account', points: 100, seconds: HOUR, whenReached: 'wait' },
  story: {
    what: 'stories that customers send in',
    per: 'network',
    points: 3,
    seconds: HOUR,
    whenReached: 'proof',
  },
  'page-issue': { what: 'issues with pages', per: 'account', points: 20, seconds: HOUR, whenReached: 'wait' },
  ...CHAT_LIMITS,
  submission: {
    what: 'reviews and questions',
    per: 'network',
    points: 10,
    seconds: HOUR,
    whenReached: 'wait',
  },
  'lead-network': {
    what: 'requests for a call or an answer',
    per: 'network',
    points: 5,
    seconds: HOUR,
    whenReached: 'proof',
  },
  'lead-phone': {
    what: 'requests for a call',
    per: 'phone',
    points: 5,
    seconds: HOUR,
    whenReached: 'wait',
  },
  ...OPEN_LIMITS,
  ...PHOTO_LIMITS,
  ...SIGN_IN_LIMITS,
  proof: {
    what: 'uses of one solved proof of work',
    per: 'challenge',
    points: 1,
    seconds: HOUR,
    whenReached: 'wait',
  },
} as const satisfies Record<string, LimitRow>

export type LimitName = keyof typeof LIMITS

export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[]
