import { randomUUID } from 'node:crypto'
import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import { DAY_MS } from '#lib/dates.ts'
import { accountIdOf, type Person } from '#tests/fixtures/portal/people.ts'
import { CYLINDER, FURNACE, THERMOSTAT } from '#tests/fixtures/shop/products.ts'
import type { Desk, DeskAct, DeskForm, EditKind } from './desk-acts.ts'

/** The page of an order as its person has it before them. */
export interface DeskPage {
  desk: Desk
  order: DeskOrder
  person: Person
  /** undefined: the page did not say which version it showed */
  seen: number | undefined
  now: Date
  /** orders that are chosen with it in the list */
  beside: readonly { orderID: string; version: number }[]
  /** the last form of each call that was sent from this page */
  last: (call: DeskForm['call']) => DeskForm | undefined
}

type Made = DeskForm | undefined
type Maker<A extends DeskAct['act']> = (
  page: DeskPage,
  act: Extract<DeskAct, { act: A }>,
) => Made | Promise<Made>

const reason = 'history'
const SENT = { carrier: 'UPS', tracking: '1Z0000000000000003' }
const onOrder = ({ order }: DeskPage) => ({ orderID: order.orderID })
const changeOf = (page: DeskPage) => ({ ...onOrder(page), seen: page.seen })
const withKey = (page: DeskPage) => ({ ...onOrder(page), key: randomUUID() })

/** How each form is filled in. undefined: the page does not offer it. */
const MAKERS: { readonly [A in DeskAct['act']]: Maker<A> } = {
  'receive the check': (page) => ({
    call: 'receiveCheck',
    input: { ...changeOf(page), reference: 'CHECK 1042' },
  }),
  ship: (page, { line, units = 1, withSerial }) => ({
    call: 'ship',
    input: {
      ...{ ...changeOf(page), ...SENT },
      ...(line ? { lines: [{ lineNo: line, quantity: units }] } : {}),
      ...(withSerial ? { serials: serialsOf(page, ({ kind }) => kind === 'waiting') } : {}),
    },
  }),
  deliver: (page) => ({ call: 'deliver', input: changeOf(page) }),
  'call off': (page) => ({ call: 'callOff', input: { ...changeOf(page), reason } }),
  cancel: (page) => ({ call: 'cancel', input: { ...changeOf(page), reason } }),

  'ask for a refund': (page, { share }) => refundOf(page, share),
  'decide the refund'(page, { decision }) {
    const { waiting } = page.order.refunds
    return waiting
      ? { call: 'decideRefund', input: { ...onOrder(page), id: waiting.id, decision, reason } }
      : undefined
  },
  'open a return': (page, { line, units }) => ({
    call: 'askReturn',
    input: { ...onOrder(page), why: 'not_needed', lines: [{ lineNo: line, quantity: units }] },
  }),
  'decide the return'(page, { decision }) {
    const found = returnIn(page, 'asked')
    return found && { call: 'decideReturn', input: { ...onOrder(page), rma: found.rma, decision, reason } }
  },
  'receive the return': (page) => receiptOf(page, false),
  'write off the return': (page) => receiptOf(page, true),

  edit: editForm,
  'undo the last edit': (page) => undoForm(page, 'last'),
  'undo the first edit': (page) => undoForm(page, 'first'),
  async 'quote what is added'(page) {
    const edit = EDITED.more(page)
    if (!edit) return undefined
    const { after, quote } = await page.desk.previewEdit({ ...onOrder(page), ...edit })
    const seen = { expected: after.sums.total, quoteTotal: quote?.total }
    return quote
      ? { call: 'quoteAdded', input: { ...changeOf(page), ...edit, key: randomUUID(), ...seen } }
      : undefined
  },
  hold: (page) => ({ call: 'hold', input: { ...changeOf(page), reason } }),
  release: (page) => ({ call: 'release', input: changeOf(page) }),
  'write a note': (page) => ({ call: 'writeNote', input: { ...withKey(page), body: 'Gate code 4411' } }),
  async 'change the note'(page) {
    const note = await newestNote(page)
    const body = `Gate code ${page.order.version}`
    return note && { call: 'changeNote', input: { ...onOrder(page), id: note.noteID, body } }
  },
  async 'remove the note'(page) {
    const note = await newestNote(page)
    return note && { call: 'removeNote', input: { ...onOrder(page), id: note.noteID } }
  },
  'restore the note': (page) => restored(page, 'removeNote', 'restoreNote'),

  'report damage': (page) => ({
    call: 'reportDamage',
    input: { ...changeOf(page), note: 'dented', noted: 'yes' },
  }),
  'file the claim': (page) => ofReport(page, 'claimDamage', { number: 'CLAIM-7' }),
  'settle the damage with nothing': (page) => ofReport(page, 'settleDamage', { reason }),
  'reopen the damage'(page) {
    const report = page.order.damage.reports.find(({ settled }) => settled?.outcome === 'nothing')
    return report && { call: 'reopenDamage', input: { ...changeOf(page), report: report.id } }
  },
  'settle the damage with a refund'(page) {
    const report = openReport(page)
    return report && refundOf(page, 10, { damage: report.id })
  },
  'settle the damage with a return'(page) {
    const report = openReport(page)
    const [line] = page.order.returns.returnable
    return (
      report &&
      line && {
        call: 'askReturn',
        input: {
          ...{ ...onOrder(page), why: 'damaged', damage: report.id },
          lines: [{ lineNo: line.lineNo, quantity: 1 }],
        },
      }
    )
  },
  'settle the damage with a replacement'(page) {
    const report = openReport(page)
    return report && replacementOf(page, { damage: report.id })
  },
  'replace a unit': (page) => replacementOf(page),
  'ship the replacement': (page) => ofReplacement(page, 'shipReplacement', SENT),
  'call off the replacement': (page) => ofReplacement(page, 'callOffReplacement'),

  'take the work': (page) => assignment(page, accountIdOf(page.person)),
  'give the work back': (page) => assignment(page, null),
  'ship in bulk': (page) => bulkOf(page, 'ship'),
  'deliver in bulk': (page) => bulkOf(page, 'deliver'),
  'try the bulk run again'(page) {
    const run = page.last('startBulk')
    return run && { call: 'retryBulk', input: { id: run.input.key } }
  },

  'verify the certificate': (page) => certificateOf(page, 'verified'),
  'refuse the certificate': (page) => certificateOf(page, 'refused'),
  approve: (page) => ({ call: 'approve', input: changeOf(page) }),
  'ask to cancel': (page) => ({ call: 'askCancel', input: { ...changeOf(page), reason } }),
  'refuse to cancel': (page) => ({ call: 'refuseCancel', input: { ...changeOf(page), reason } }),
  async 'mail again'(page) {
    const { entries } = await page.desk.timeline({ ...onOrder(page), group: 'messages' })
    const mails = entries.filter((entry) => entry.source === 'mail')
    const mail = mails.find(({ state }) => state === 'sent')
    return mail && { call: 'mailAgain', input: { ...withKey(page), id: mail.mailID } }
  },
  'print the return label'(page) {
    const found = returnIn(page, 'approved')
    return found && { call: 'returnLabel', input: { ...onOrder(page), rma: found.rma } }
  },
  'enter a serial number'(page) {
    const serials = serialsOf(page, ({ kind, machines, serials: known }) => {
      return kind !== 'waiting' && known.length < machines
    })
    return serials.length > 0 ? { call: 'addSerials', input: { ...onOrder(page), serials } } : undefined
  },
  'correct the serial number'(page) {
    const [known] = serialsIn(page)
    return (
      known && { call: 'changeSerial', input: { ...onOrder(page), id: known.id, serial: newSerial(page) } }
    )
  },
  'remove the serial numbers'(page) {
    const ids = serialsIn(page).map(({ id }) => id)
    return ids.length > 0 ? { call: 'removeSerials', input: { ...onOrder(page), ids } } : undefined
  },
  'restore the serial numbers': (page) => restored(page, 'removeSerials', 'restoreSerials'),
}

/** Fills in the form of an act. @throws ApiError when the page may not be read */
export const formOf = async (page: DeskPage, act: DeskAct): Promise<Made> =>
  (MAKERS[act.act] as Maker<DeskAct['act']>)(page, act)

/** The same form with another key, as another tab of the page sends it; undefined when it has none. */
export const withOtherKey = ({ call, input }: DeskForm): DeskForm | undefined =>
  'key' in input ? { call, input: { ...input, key: randomUUID() } } : undefined

/** The answer to a certificate; the buyer has given a new number since. */
const certificateOf = (page: DeskPage, decision: 'verified' | 'refused'): Made =>
  page.order.certificate
    ? {
        call: 'decideCertificate',
        input: { ...changeOf(page), decision, how: reason, number: `608-${1_000 + page.order.version}` },
      }
    : undefined

/** The form that takes back what the last form of another call removed. */
const restored = (page: DeskPage, removing: DeskForm['call'], call: DeskForm['call']): Made => {
  const removed = page.last(removing)
  return removed && { call, input: removed.input }
}

type Machines = DeskOrder['serials']['machines'][number]

/** A number that is like those of other orders, so that some are taken. */
const newSerial = ({ order }: DeskPage): string => `SN-${100 + ((order.version * 7) % 50)}`

/** A serial number for the first machine of these. */
const serialsOf = (page: DeskPage, isWanted: (machines: Machines) => boolean) =>
  page.order.serials.machines
    .filter(isWanted)
    .slice(0, 1)
    .map(({ lineNo, part }) => ({ lineNo, part, serial: newSerial(page) }))

const serialsIn = ({ order }: DeskPage) => order.serials.machines.flatMap(({ serials }) => serials)

function refundOf(page: DeskPage, share: number, more: object = {}): Made {
  const amount = Math.floor(page.order.refunds.left * share) / 100
  return amount > 0
    ? { call: 'refund', input: { ...withKey(page), expected: amount, amount, reason, ...more } }
    : undefined
}

const returnIn = ({ order }: DeskPage, wanted: string) =>
  order.returns.returns.find(({ state }) => state === wanted)

function receiptOf(page: DeskPage, asWaste: boolean): Made {
  const found = returnIn(page, 'approved')
  if (!found) return undefined
  const writtenOff = asWaste ? found.lines.map(({ lineNo, qty }) => ({ lineNo, quantity: qty })) : []
  return { call: 'receiveReturn', input: { ...onOrder(page), rma: found.rma, writtenOff } }
}

const openReport = ({ order }: DeskPage) => order.damage.reports.find(({ settled }) => settled === null)

function ofReport(page: DeskPage, call: 'claimDamage' | 'settleDamage', more: object): Made {
  const report = openReport(page)
  return report && { call, input: { ...changeOf(page), report: report.id, ...more } }
}

function replacementOf(page: DeskPage, more: object = {}): Made {
  const [line] = page.order.damage.replaceable
  const lines = line && [{ lineNo: line.lineNo, quantity: 1 }]
  return lines && { call: 'replace', input: { ...withKey(page), lines, reason, ...more } }
}

function ofReplacement(
  page: DeskPage,
  call: 'shipReplacement' | 'callOffReplacement',
  more: object = {},
): Made {
  const found = page.order.damage.replacements.find(({ state }) => state === 'waiting')
  return found && { call, input: { ...onOrder(page), id: found.id, ...more } }
}

async function assignment({ desk, order }: DeskPage, owner: number | null): Promise<Made> {
  const { work } = await desk.work({})
  const found = work.find(({ orderID, isGivenHere }) => orderID === order.orderID && isGivenHere)
  return (
    found && {
      call: 'assign',
      input: { kind: found.kind, key: found.key, was: found.owner?.id ?? null, owner },
    }
  )
}

const bulkOf = ({ order, beside, seen }: DeskPage, kind: 'ship' | 'deliver'): Made => ({
  call: 'startBulk',
  input: {
    ...{ key: randomUUID(), kind, carrier: kind === 'ship' ? 'FedEx' : '' },
    rows: [{ orderID: order.orderID, version: seen ?? order.version }, ...beside].map(
      ({ orderID, version }) => ({
        ...{ orderID, seen: version },
        tracking: kind === 'ship' ? `1Z-${orderID}` : '',
      }),
    ),
  },
})

async function editForm(page: DeskPage, { edit: kind }: { edit: EditKind }): Promise<Made> {
  const { desk, order } = page
  const edit = EDITED[kind](page)
  if (!edit) return undefined
  // The page shows what the order will cost. When the desk refuses to look, the press is refused as well.
  const expected = await desk.previewEdit({ ...onOrder(page), ...edit }).then(
    ({ after }) => after.sums.total,
    () => order.sums.total,
  )
  return { call: 'edit', input: { ...changeOf(page), ...edit, key: randomUUID(), expected } }
}

type Edit = Omit<Parameters<Desk['previewEdit']>[0], 'orderID'>

const CHICAGO = { name: 'Ann Baker', city: 'Chicago', state: 'IL', postcode: '60614' }
const goodsOf = ({ order }: DeskPage) => order.lines.filter(({ isService }) => !isService)

/** `by` units more of the first or the last product. */
const units = (page: DeskPage, which: 0 | -1, by: number): Edit | undefined => {
  const line = goodsOf(page).at(which)
  return line && { lines: [{ productID: line.productID, quantity: Math.max(0, line.qty + by) }] }
}

const EDITED: Readonly<Record<EditKind, (page: DeskPage) => Edit | undefined>> = {
  address: ({ order }) => ({ shipTo: { ...CHICAGO, address1: `${2_400 + order.version} N Clark St` } }),
  phone: ({ order }) => ({
    contact: { phone: `312 555 01${10 + (order.version % 90)}`, phoneExtension: '', phone2: '' },
  }),
  day: ({ now }) => ({ shipOn: new Date(now.getTime() + 14 * DAY_MS).toISOString().slice(0, 10) }),
  place: () => ({
    shipTo: { ...CHICAGO, address1: '1 Main St', city: 'Peoria', postcode: '61602' },
  }),
  more: (page) => units(page, 0, 1),
  less: (page) => units(page, 0, -1),
  remove: (page) => units(page, -1, -1_000),
  refrigerant: ({ order: { version } }) => ({
    lines: [{ productID: CYLINDER, quantity: 1 }],
    epaCertificate: `608-${version}`,
  }),
  add: (page) => {
    const has = goodsOf(page).map(({ productID }) => productID)
    const added = [FURNACE, THERMOSTAT].find((id) => !has.includes(id))
    return added ? { lines: [{ productID: added, quantity: 1 }] } : units(page, -1, 2)
  },
}

async function newestNote(page: DeskPage) {
  const { entries } = await page.desk.timeline({ ...onOrder(page), group: 'messages' })
  return entries.find((entry) => entry.source === 'note')
}

async function undoForm(page: DeskPage, which: 'first' | 'last'): Promise<Made> {
  const { entries } = await page.desk.timeline({ ...onOrder(page), group: 'people' })
  const edits = entries.flatMap((entry) =>
    entry.source === 'event' && entry.kind === 'edited' ? [entry.version] : [],
  )
  // Newest first.
  const version = which === 'first' ? edits.at(-1) : edits[0]
  return version === undefined
    ? undefined
    : { call: 'undoEdit', input: { ...changeOf(page), key: randomUUID(), version } }
}
