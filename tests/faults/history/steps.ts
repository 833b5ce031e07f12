import { chance, pick } from '#demo/catalogue/chance.ts'
import type { Behavior, Operation } from '#demo/payment-sandbox/faults.ts'
import type { CrashPoint } from '#server/crash-points.ts'
import type { Person } from '#tests/fixtures/portal/people.ts'
import type { DeskAct } from './desk-acts.ts'

/** Which of the two instances takes a request. */
export type Instance = 0 | 1

/** One step of a history, as plain data: a history can be printed, shortened and run again. */
export type Step =
  | {
      do: 'place'
      buyer: number
      at: Instance
      method: Method
      cart: number
      coupon: boolean
      card: Card
      presses: 1 | 2 | 3
    }
  /** the same attempt again: the answer was lost, or the buyer went back */
  | { do: 'press again'; buyer: number; at: Instance; card: Card }
  | { do: 'approve'; buyer: number; at: Instance; decision: 'approve' | 'decline' }
  | { do: 'pay with it'; buyer: number; at: Instance; presses: 1 | 2 | 3 }
  | { do: 'notice'; buyer: number; at: Instance; kind: string; copies: 1 | 2 | 5; forged: boolean }
  | { do: 'ship' | 'cancel' | 'receive the check'; buyer: number }
  /** `share` of its total in hundredths */
  | { do: 'refund'; buyer: number; share: number; times: 1 | 2 }
  | { do: 'job'; name: string; at: Instance }
  | { do: 'fault'; op: Operation | '*'; behavior: Behavior; times: 1 | 3 }
  | { do: 'reprice'; up: boolean }
  | {
      do: 'desk'
      buyer: number
      at: Instance
      person: Person
      act: DeskAct
      /** the version as it is now, as the last person saw it, or none */
      seen: 'now' | 'before' | 'none'
      presses: 1 | 2
      /** the second press sends the same form, or one with another key */
      key: 'same' | 'other'
      /** a bulk run takes the order of this buyer too */
      beside: number
    }
  /** the last form of this order arrives again */
  | { do: 'desk again'; buyer: number; at: Instance }
  /** staff change one line of the settings, such as the switch of a payment method */
  | { do: 'set'; at: Instance; person: Person; key: string; to: string }
  /** staff make the settings again what they were before the last change of this history */
  | { do: 'restore the settings'; at: Instance; person: Person }
  /** staff close a day that is over, or open it again */
  | { do: 'books'; at: Instance; person: Person; act: 'close' | 'reopen'; daysAgo: 0 | 1; presses: 1 | 2 }
  /** a job in a process of its own, which is killed there */
  | { do: 'die at a job'; name: string; dies: CrashPoint }
  /** the same in a process of its own, which is killed there */
  | { do: 'die at the desk'; buyer: number; person: Person; act: DeskAct; dies: CrashPoint }
  | { do: 'a night at the provider' }
  | { do: 'wait'; seconds: number }
  | { do: 'at once'; steps: readonly Step[] }

/** Payment methods that the buyer approves at the provider before the order is charged. */
export type Approved = 'PayPal' | 'applepay' | 'googlepay' | 'affirm' | 'creditkey'
export type Method = 'creditCard' | Approved | 'check'
type Card = 'good' | 'declined'

/** The largest number of buyers in one history. */
const BUYERS = 8

const NOTICES = [
  'CHECKOUT.ORDER.APPROVED',
  'PAYMENT.AUTHORIZATION.CREATED',
  'PAYMENT.CAPTURE.COMPLETED',
  'PAYMENT.CAPTURE.REFUNDED',
] as const
const JOBS = [
  'reconcile-payments',
  'move-money',
  'outbox',
  'expire-orders',
  'check-applications',
  'prune-idempotency',
  'compare-payments',
] as const
const OPERATIONS = [
  'sale',
  'sale',
  'sale',
  'capture',
  'refund',
  'void',
  'search',
  'find',
  'create_order',
  'verify_webhook',
  '*',
] as const
const BEHAVIORS = [
  'commit_then_timeout',
  'commit_then_reset',
  'commit_then_500',
  'commit_then_garbage',
  'fail_before',
  'reset_before',
  'wrong_amount',
  'wrong_currency',
  'decline:2000',
  'delay_ms:30',
] as const

// An entry that is listed twice is drawn twice as often.
const KINDS = [
  'press again',
  'approve',
  'pay with it',
  'notice',
  'notice',
  'ship',
  'cancel',
  'refund',
] as const
const AROUND = [
  'fault',
  'fault',
  'fault',
  'job',
  'job',
  'wait',
  'wait',
  'reprice',
  'a night at the provider',
] as const

/**
 * The history of a seed, the same on any machine: the steps of `stories` orders, interleaved, some at once,
 * with faults and background work between them.
 */
export const historyOf = (seed: number, stories: number): Step[] =>
  interleaved(
    seed,
    Array.from({ length: stories }, (_, index) => storyOf(seed, index, index % BUYERS)),
  )

/** The steps of these stories, each in its own order. */
export function interleaved(seed: number, left: Step[][]): Step[] {
  const steps: Step[] = []
  for (let turn = 0; left.some((story) => story.length > 0); turn++) {
    const word = `${seed} ${turn}`
    if (chance(`${word} around`, 3) === 0) steps.push(around(word))
    else if (chance(`${word} noise`, 8) === 0) steps.push(act(word, pick(`${word} kind`, KINDS)))
    else steps.push(next(word, left))
  }
  return steps
}

/** The next step of one story, or of several in the same moment. */
function next(word: string, left: Step[][]): Step {
  const width = chance(`${word} together`, 6) === 0 ? 2 + chance(`${word} many`, 3) : 1
  const waiting = left.filter((story) => story.length > 0)
  const taken = Array.from(
    { length: Math.min(width, waiting.length) },
    (_, part) => waiting[(chance(`${word} whose`, waiting.length) + part) % waiting.length]!.shift()!,
  )
  return taken.length === 1 ? taken[0]! : { do: 'at once', steps: taken }
}

/** The steps of one order without any fault. */
export function storyOf(seed: number, index: number, buyer: number): Step[] {
  const { word, placed, paying, also, maybe } = boughtOf(seed, index, buyer)
  const shipping: Step[] = [
    also('ship'),
    { do: 'job', name: 'move-money', at: placed.at },
    { do: 'a night at the provider' },
  ]
  const leaving =
    chance(`${word} ends`, 6) === 0
      ? [also('cancel')]
      : [...shipping, ...maybe('refund', 2), ...maybe('cancel', 6)]
  return [placed, ...paying, ...(chance(`${word} stays`, 4) === 0 ? [] : leaving)]
}

/** How a buyer places and pays one order. `fixed`: what the seed does not decide. */
export function boughtOf(
  seed: number,
  index: number,
  buyer: number,
  fixed: Partial<Extract<Step, { do: 'place' }>> = {},
) {
  const word = `${seed} story ${index}`
  const placed = { ...act(word, 'place'), buyer, ...fixed } as Extract<Step, { do: 'place' }>
  const also = (kind: (typeof KINDS)[number]): Step => ({ ...act(`${word} ${kind}`, kind), buyer }) as Step
  const maybe = (kind: (typeof KINDS)[number], oneIn: number): Step[] =>
    chance(`${word} maybe ${kind}`, oneIn) === 0 ? [also(kind)] : []
  const approved = [
    also('approve'),
    also('pay with it'),
    ...(placed.method === 'PayPal' ? maybe('notice', 2) : []),
  ]
  const paying =
    placed.method === 'check'
      ? [{ do: 'receive the check', buyer } as const]
      : placed.method === 'creditCard'
        ? maybe('press again', 2)
        : approved
  return { word, placed, paying, also, maybe }
}

/** A step of this kind, as the word decides. */
function act(word: string, kind: 'place' | (typeof KINDS)[number]): Step {
  const buyer = chance(`${word} buyer`, BUYERS)
  const at: Instance = chance(`${word} at`, 2) === 0 ? 0 : 1
  const card: Card = chance(`${word} card`, 5) === 0 ? 'declined' : 'good'
  const presses = pick(`${word} presses`, [1, 1, 1, 2, 3] as const)
  switch (kind) {
    case 'place':
      return {
        do: kind,
        buyer,
        at,
        method: pick(`${word} method`, [
          'creditCard',
          'creditCard',
          'creditCard',
          'PayPal',
          'PayPal',
          'applepay',
          'googlepay',
          'affirm',
          'creditkey',
          'check',
        ] as const),
        cart: chance(`${word} cart`, CARTS),
        coupon: chance(`${word} coupon`, 3) === 0,
        card,
        presses,
      }
    case 'press again':
      return { do: kind, buyer, at, card }
    case 'approve':
      return { do: kind, buyer, at, decision: chance(`${word} decision`, 5) === 0 ? 'decline' : 'approve' }
    case 'pay with it':
      return { do: kind, buyer, at, presses }
    case 'notice':
      return {
        do: kind,
        buyer,
        at,
        kind: pick(`${word} notice`, NOTICES),
        copies: pick(`${word} copies`, [1, 1, 2, 5] as const),
        forged: chance(`${word} forged`, 4) === 0,
      }
    case 'refund':
      return {
        do: kind,
        buyer,
        share: pick(`${word} share`, [100, 50, 30] as const),
        times: pick(`${word} times`, [1, 2] as const),
      }
    default:
      return { do: kind, buyer }
  }
}

/** How many different carts `cartOf` knows. */
const CARTS = 4

/** Events beside the orders: faults at the provider, jobs, passing time, price changes. */
export function around(word: string): Step {
  const kind = pick(`${word} kind`, AROUND)
  switch (kind) {
    case 'job':
      return { do: kind, name: pick(`${word} job`, JOBS), at: chance(`${word} at`, 2) === 0 ? 0 : 1 }
    case 'fault':
      return {
        do: kind,
        op: pick(`${word} op`, OPERATIONS),
        behavior: pick(`${word} behavior`, BEHAVIORS),
        times: pick(`${word} times`, [1, 1, 3] as const),
      }
    case 'wait':
      return { do: kind, seconds: pick(`${word} seconds`, [5, 30, 70, 300, 1_900, 86_400] as const) }
    case 'reprice':
      return { do: kind, up: chance(`${word} up`, 2) === 0 }
    default:
      return { do: kind }
  }
}

/** A step in one line, as a failing history prints it. */
export function inWords(step: Step): string {
  if (step.do === 'at once') return `at once: ${step.steps.map(inWords).join(' | ')}`
  const { do: what, ...rest } = step
  return [what, ...Object.entries(rest).map(inOneWord)].join(' ')
}

const inOneWord = ([name, value]: [string, unknown]) =>
  `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`
