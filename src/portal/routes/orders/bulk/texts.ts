import type { BulkKind, SheetProblem } from '#features/desk/order-desk/rules/bulk.ts'
import { defineTexts, plural } from '#lib/language/texts.ts'

const orders = (count: number) => `${count} ${plural(count, { one: 'order', other: 'orders' })}`

/** Texts of shipping or delivering many orders. */
export const texts = defineTexts({
  title: { ship: 'Ship orders', deliver: 'Mark orders as delivered' } satisfies Record<BulkKind, string>,
  /** the buttons of the list */
  ship: 'Ship…',
  deliver: 'Mark as delivered…',
  pickList: 'Pick list',
  fromSheet: 'Ship from a spreadsheet',
  allMatching: (count: number) => `All ${count} that match`,
  tooMany: (most: number) => `Narrow the list to ${most} orders or fewer to select all of them.`,
  selected: (count: number) => `${orders(count)} selected`,
  isMore: (most: number) => `The list has more than ${most} orders. These are the first ${most}.`,
  noUndo: {
    ship:
      'Shipping can’t be undone. Authorized payments are taken, and each buyer gets an email with the ' +
      'tracking number.',
    deliver: 'Each buyer gets an email. This can’t be undone.',
  } satisfies Record<BulkKind, string>,
  carrier: 'Carrier',
  sheet: 'Tracking numbers',
  sheetHint: 'Paste two columns: order number, tracking number.',
  ordersHint: 'Paste one order number per line.',
  ordersSheet: 'Order numbers',
  find: 'Find these orders',
  noneFound: 'None of these order numbers exist.',
  plan: {
    ready: (count: number, kind: BulkKind) =>
      kind === 'ship' ? `${orders(count)} will ship.` : `${orders(count)} will be marked as delivered.`,
    untracked: (count: number) => `${orders(count)} without a tracking number.`,
    stuck: (count: number, kind: BulkKind) =>
      kind === 'ship' ? `${orders(count)} can’t ship.` : `${orders(count)} can’t be marked as delivered.`,
    unknown: (ids: string, count: number) =>
      count === 1
        ? `This order isn’t among the selected ones: ${ids}`
        : `These aren’t among the selected ones: ${ids}`,
    lines: {
      no_tracking: (line: number, text: string) => `Line ${line} has no tracking number: ${text}`,
      too_long: (line: number, text: string) => `Line ${line} is too long: ${text}`,
      named_twice: (line: number, text: string) =>
        `Line ${line} gives an order a second tracking number: ${text}`,
    } satisfies Record<SheetProblem['problem'], unknown>,
  },
  go: {
    ship: (count: number) => `Ship ${orders(count)}`,
    deliver: (count: number) => `Mark ${orders(count)} as delivered`,
  } satisfies Record<BulkKind, unknown>,
  print: (from: number, to: number) => `Print pick list ${from}–${to}`,
  printAll: 'Print pick list',
  chosen: 'Selected orders',
  order: 'Order',
  shipTo: 'Ship to',
  units: 'Units',
  tracking: 'Tracking',
  what: 'What happens',
  willShip: 'Will ship',
  willDeliver: 'Will be marked',
  needsTracking: 'Needs a tracking number',
  back: 'Back to orders',
  recent: 'Recent runs',
  run: 'Run',
  by: 'Started by',
  start: 'Started',
  noRuns: 'No runs yet.',
  runTitle: {
    ship: (count: number, carrier: string) => `Ship ${orders(count)} by ${carrier}`,
    deliver: (count: number) => `Mark ${orders(count)} as delivered`,
  },
  started: (by: string, when: string) =>
    `Started by ${by}, ${when}. You can close this page: the run goes on.`,
  ended: (by: string, when: string) => `Started by ${by}, ${when}.`,
  counts: (done: number, waiting: number, refused: number) =>
    `${done} done, ${waiting} waiting, ${refused} not done.`,
  progress: 'Orders done',
  results: 'Result of each order',
  result: 'Result',
  outcomes: {
    waiting: 'Waiting',
    capturing: 'Waiting for the provider',
    shipped: 'Shipped',
    part_shipped: 'Shipped in part',
    delivered: 'Delivered',
    refused: 'Not done',
  },
  why: 'Reason',
  link: 'Link',
  csv: 'Download results',
  retry: (count: number) => `Try ${count} again`,
  again: (count: number) =>
    count === 0 ? 'Nothing is left to try again.' : `${orders(count)} will be tried again.`,
})
