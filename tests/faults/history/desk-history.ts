import { chance, pick } from '#demo/catalogue/chance.ts'
import { methodSwitch } from '#features/selling/payments/rules/methods.ts'
import type { CrashPoint } from '#server/crash-points.ts'
import type { DeskAct, EditKind, PlainAct } from './desk-acts.ts'
import { boughtOf, type Instance, interleaved, type Method, type Step } from './steps.ts'

/** The history of a seed in which people at the desk, at two processes, do what it offers and more. */
export const deskHistoryOf = (seed: number, stories: number): Step[] => [
  LARGE,
  ...interleaved(seed, [
    ...Array.from({ length: stories }, (_, index) => deskStoryOf(seed, index, stories)),
    switchesOf(`${seed} switches`),
    booksOf(`${seed} books`),
  ]),
]

type Acts = readonly DeskAct[]
type Choice = readonly [Acts, ...Acts[]]

function deskStoryOf(seed: number, index: number, stories: number): Step[] {
  // Most orders are paid, so that most acts can be carried out.
  const method = pick<Method | undefined>(`${seed} method ${index}`, [
    'check',
    'check',
    'creditCard',
    undefined,
  ])
  const { word, placed, paying } = boughtOf(seed, index, index, {
    // Most have several units.
    cart: pick(`${seed} cart ${index}`, [1, 2, 1, 2, 0, 3]),
    ...(method ? { method, card: 'good' } : {}),
  })
  const money: Step[] = [{ do: 'job', name: 'move-money', at: placed.at }, { do: 'a night at the provider' }]
  const received: Acts = [
    ...(placed.method === 'check' && placed.cart === LARGE_CART ? [plain('approve')] : []),
    ...(placed.method === 'check' ? [plain('receive the check')] : []),
  ]
  const noise = Array.from({ length: chance(`${word} noise`, 3) }, (_, at) => anyAct(`${word} noise ${at}`))
  const press = (part: string, acts: Acts): Step[] =>
    acts.flatMap((act, at) => pressesOf(`${word} desk ${part} ${at}`, { index, stories }, act))
  // Money moves after the goods have left, and at the end.
  return [
    placed,
    ...(placed.method === 'check' ? [] : paying),
    ...press('before', inTurn(`${seed} before`, index, before(word))),
    ...press('leaves', [...received, ...inTurn(`${seed} leaves`, index, leaving(word))]),
    ...money,
    ...press('noise', noise),
    ...press('after', inTurn(`${seed} after`, index, AFTER)),
    ...money,
  ]
}

/** It has three units of a product. */
const LARGE_CART = 1

/** The orders of a history take these in turn, from a place that the seed decides. */
const inTurn = (word: string, index: number, from: readonly Acts[]): Acts =>
  from[(chance(word, from.length) + index) % from.length]!

/** What staff change before the order leaves. */
const before = (word: string): Choice => [
  [],
  [EDIT(word, 'a'), EDIT(word, 'b'), plain('undo the last edit')],
  [EDIT(word, 'a'), plain('undo the last edit'), EDIT(word, 'b')],
  [EDIT(word, 'a'), EDIT(word, 'b'), plain('undo the first edit')],
  [plain('hold'), { act: 'ship' }, plain('ship in bulk'), plain('release')],
  [plain('hold'), plain('release'), plain('hold'), EDIT(word, 'a'), plain('release')],
  [plain('write a note'), plain('change the note'), plain('remove the note'), plain('restore the note')],
  [plain('take the work'), plain('give the work back'), plain('take the work')],
  [REFRIGERANT, plain('refuse the certificate'), plain('verify the certificate')],
  [REFRIGERANT, { act: 'ship' }, plain('verify the certificate')],
  [plain('quote what is added'), EDIT(word, 'a'), plain('quote what is added')],
  [plain('ask to cancel'), plain('mail again'), plain('hold'), plain('release')],
  [plain('ask to cancel'), plain('refuse to cancel'), plain('ask to cancel'), plain('mail again')],
]

const REFRIGERANT = { act: 'edit', edit: 'refrigerant' } as const
const LESS = { act: 'edit', edit: 'less' } as const
const SERIALS = [
  { act: 'enter a serial number' },
  { act: 'correct the serial number' },
  { act: 'remove the serial numbers' },
  { act: 'restore the serial numbers' },
] as const

/** How the order leaves the warehouse, or does not. */
const leaving = (word: string): Choice => [
  [{ act: 'ship' }, plain('deliver')],
  [{ act: 'ship', withSerial: true }, plain('deliver'), ...SERIALS],
  [LESS, plain('undo the last edit'), { act: 'ship' }, plain('deliver'), ...SERIALS],
  [LESS, { act: 'ship', line: 1, units: 1 }, { act: 'edit', edit: 'remove' }, { act: 'ship' }],
  [{ act: 'ship', line: 1, units: 1 }, EDIT(word, 'later'), { act: 'ship' }, plain('deliver')],
  [{ act: 'ship', line: 1, units: 1 }, plain('call off'), plain('deliver')],
  [{ act: 'ship', line: 2, units: 2 }, plain('hold'), { act: 'ship', line: 1, units: 2 }, plain('release')],
  [plain('cancel'), { act: 'ship' }],
  [plain('quote what is added'), { act: 'ship' }, plain('deliver')],
  [plain('ship in bulk'), plain('deliver in bulk')],
  [plain('hold'), plain('ship in bulk'), plain('release'), plain('try the bulk run again'), plain('deliver')],
]

const plain = (act: PlainAct): DeskAct => ({ act })
const EDIT = (word: string, part: string): DeskAct => ({
  act: 'edit',
  edit: pick<EditKind>(`${word} edit ${part}`, [
    ...(['address', 'phone', 'day', 'place', 'more', 'more', 'less', 'add', 'add', 'remove'] as const),
  ]),
})
const ASK = (share: 100 | 60 | 10) => ({ act: 'ask for a refund', share }) as const
const APPROVE = { act: 'decide the refund', decision: 'approved' } as const
const OPEN = { act: 'open a return', line: 1, units: 1 } as const
const ACCEPT = { act: 'decide the return', decision: 'approved' } as const
const DAMAGED = plain('report damage')
const NOTHING = plain('settle the damage with nothing')
const SEND_AGAIN = plain('ship the replacement')

/** What the buyer gets back. */
const AFTER: readonly Acts[] = [
  [],
  [ASK(60), APPROVE, ASK(10)],
  [ASK(10), ASK(100), { act: 'decide the refund', decision: 'refused' }],
  [OPEN, ACCEPT, plain('print the return label'), plain('receive the return'), plain('mail again')],
  [OPEN, ACCEPT, ASK(60), plain('write off the return'), APPROVE],
  [OPEN, { act: 'decide the return', decision: 'refused' }, OPEN],
  [DAMAGED, plain('file the claim'), plain('settle the damage with a replacement'), SEND_AGAIN],
  [DAMAGED, plain('settle the damage with a replacement'), plain('call off the replacement'), NOTHING],
  [DAMAGED, NOTHING, plain('reopen the damage'), plain('settle the damage with a refund')],
  [DAMAGED, plain('settle the damage with a refund'), APPROVE, OPEN, ACCEPT, plain('receive the return')],
  [DAMAGED, plain('settle the damage with a return'), ACCEPT, plain('write off the return')],
  [plain('replace a unit'), plain('hold'), SEND_AGAIN, OPEN, ACCEPT, plain('receive the return')],
]

const anyAct = (word: string): DeskAct =>
  pick<DeskAct>(word, [
    plain('call off'),
    plain('cancel'),
    ...pick(`${word} leaves`, leaving(word)),
    ...pick(`${word} before`, before(word)),
    ASK(100),
    APPROVE,
    OPEN,
    plain('receive the return'),
  ])

/** Where a process may die while it does this. */
const DIES: Partial<Record<DeskAct['act'], CrashPoint>> = {
  ship: 'fulfilment.shipment-written',
  'call off': 'fulfilment.called-off',
  edit: 'fulfilment.order-edited',
  'undo the last edit': 'fulfilment.order-edited',
  'quote what is added': 'quote.added-sent',
  'ask for a refund': 'fulfilment.refund-written',
  'decide the refund': 'fulfilment.refund-decided',
  'receive the return': 'fulfilment.return-received',
  'write off the return': 'fulfilment.return-received',
}

/** Acts that an administrator alone does, in the end. */
const ADMIN_ACTS: readonly DeskAct['act'][] = ['decide the refund']
/** Acts that operations and administrators share out between them. */
const MONEY_ACTS: readonly DeskAct['act'][] = [
  ...(['edit', 'quote what is added', 'ask for a refund', 'decide the refund'] as const),
]
/** Acts of one's own: another person is refused. */
const OWN_ACTS: readonly DeskAct['act'][] = ['change the note', 'remove the note', 'restore the note']

function pressesOf(
  word: string,
  { index, stories }: { index: number; stories: number },
  act: DeskAct,
): Step[] {
  const person = personOf(word, act)
  const at: Instance = chance(`${word} at`, 2) === 0 ? 0 : 1
  const again: Step[] = chance(`${word} again`, 9) === 0 ? [{ do: 'desk again', buyer: index, at }] : []
  const dies = DIES[act.act]
  if (dies !== undefined && chance(`${word} dies`, 14) === 0)
    return [{ do: 'die at the desk', buyer: index, person, act, dies }, ...again]
  const press: Extract<Step, { do: 'desk' }> = {
    ...{ do: 'desk', buyer: index, at, person, act },
    seen: pick(`${word} seen`, ['now', 'now', 'now', 'before', 'none'] as const),
    presses: pick(`${word} presses`, [1, 2] as const),
    key: pick(`${word} key`, ['same', 'same', 'other'] as const),
    beside: chance(`${word} beside`, stories),
  }
  return [...jobsBefore(act), press, ...again, ...inEarnest(press), ...jobsAfter(word, act)]
}

/** After a press that the desk refuses, a colleague opens the page and does it. */
function inEarnest(press: Extract<Step, { do: 'desk' }>): Step[] {
  const { act } = press.act
  const person = ADMIN_ACTS.includes(act) ? 'admin' : 'operations'
  const isOfOthers = press.person === 'sales' || (MONEY_ACTS.includes(act) && press.person !== person)
  return isOfOthers || press.seen === 'before' ? [{ ...press, person, seen: 'now', presses: 1 }] : []
}

function personOf(word: string, { act }: DeskAct) {
  if (ADMIN_ACTS.includes(act)) return pick(`${word} decides`, ['admin', 'admin', 'operations'] as const)
  const rare = OWN_ACTS.includes(act) ? [] : (['admin', 'sales'] as const)
  return pick(`${word} person`, [
    ...(['operations', 'operations', 'operations', 'operations'] as const),
    ...rare,
  ])
}

/** Mails that were sent can be sent again. */
const jobsBefore = ({ act }: DeskAct): Step[] =>
  act === 'mail again' ? [{ do: 'job', name: 'outbox', at: 1 }] : []

const IN_BULK: readonly DeskAct['act'][] = ['ship in bulk', 'deliver in bulk', 'try the bulk run again']

/** The job that carries out what was pressed. */
function jobsAfter(word: string, { act }: DeskAct): Step[] {
  if (act === 'mail again') return [{ do: 'job', name: 'outbox', at: 0 }]
  if (!IN_BULK.includes(act)) return []
  const job: Step = { do: 'job', name: 'bulk-orders', at: chance(`${word} job`, 2) === 0 ? 0 : 1 }
  return chance(`${word} job dies`, 8) === 0
    ? [{ do: 'die at a job', name: 'bulk-orders', dies: 'bulk.row-acted' }, job]
    : [job, job]
}

/** Orders by check of more units of a product wait until staff approve them. */
const LARGE: Step = { do: 'set', at: 0, person: 'admin', key: 'large order units', to: '2' }

/** Two payment methods are off for a while. */
function switchesOf(word: string): Step[] {
  const at = (part: string): Instance => (chance(`${word} ${part}`, 2) === 0 ? 0 : 1)
  const flip = (part: string, to: 'off' | 'on', person: 'admin' | 'operations' | 'sales'): Step => {
    const method = pick<Method>(`${word} method`, ['creditCard', 'PayPal', 'check', 'affirm'])
    return { do: 'set', at: at(part), person, key: methodSwitch(method), to }
  }
  return [
    flip('a', 'off', 'operations'),
    flip('b', 'off', 'admin'),
    flip('c', 'on', 'sales'),
    flip('d', 'on', 'admin'),
    flip('e', 'off', 'admin'),
    { do: 'restore the settings', at: at('f'), person: 'admin' },
  ]
}

/** Days are closed, closed again and opened again while money moves. */
function booksOf(word: string): Step[] {
  const keep = (part: number, act: 'close' | 'reopen', person: 'admin' | 'operations' | 'sales'): Step => ({
    ...{ do: 'books', act, person, at: chance(`${word} ${part}`, 2) === 0 ? 0 : 1 },
    daysAgo: chance(`${word} ${part} day`, 6) === 0 ? 0 : 1,
    presses: pick(`${word} ${part} presses`, [1, 2] as const),
  })
  return [
    keep(1, 'close', 'sales'),
    keep(2, 'close', 'operations'),
    keep(3, 'reopen', 'operations'),
    keep(4, 'reopen', 'admin'),
    keep(5, 'close', 'operations'),
  ]
}
