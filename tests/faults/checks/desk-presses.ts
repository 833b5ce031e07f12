import type { Person } from '#tests/fixtures/portal/people.ts'
import { actorFor } from '#tests/fixtures/portal/people.ts'
import type { DeskCall } from '../history/desk-acts.ts'
import type { Play, SentForm } from '../history/shop-state.ts'
import type { Facts } from './database-facts.ts'

// What a press does, said a second time and without the code that does it.

type Sent = Pick<Play, 'forms' | 'books' | 'auditedBefore'>

/**
 * Each form that changed something did it once, with one line in the history and one in the audit log; a role
 * changed only what it may; an undone act left the order as it was; what is on hold did not ship; closed days
 * keep their figures. One sentence for each breach.
 */
export async function pressesAreTrue(facts: Facts, sent: Sent): Promise<string[]> {
  return [
    ...forbiddenDidNothing(sent),
    ...(await eachFormActedOnce(facts, sent)),
    ...(await eachActIsAudited(facts)),
    ...(await editsAreAChain(facts, sent)),
    ...(await notesAreAsWritten(facts, sent)),
    ...(await holdsHold(facts)),
    ...(await booksAreKept(facts, sent)),
  ]
}

/** The events that a form leaves first. Others, such as `shipped`, follow from them. */
const LEAVES: Partial<Record<DeskCall, readonly string[]>> = {
  receiveCheck: ['paid'],
  ship: ['shipment_made'],
  callOff: ['called_off'],
  cancel: ['cancelled'],
  refuseCancel: ['cancel_refused'],
  hold: ['held'],
  release: ['released'],
  writeNote: ['note_written'],
  changeNote: ['note_changed'],
  removeNote: ['note_removed'],
  restoreNote: ['note_restored'],
  edit: ['edited'],
  undoEdit: ['edited'],
  quoteAdded: ['quote_sent'],
  decideReturn: ['return_approved', 'return_refused'],
  receiveReturn: ['return_received'],
  askReturn: ['return_asked'],
  reportDamage: ['damage_reported'],
  claimDamage: ['claim_filed'],
  replace: ['replacement_asked'],
  shipReplacement: ['replacement_shipped'],
  callOffReplacement: ['replacement_called_off'],
  approve: ['approved'],
  decideCertificate: ['certificate_verified', 'certificate_refused'],
  mailAgain: ['mailed_again'],
  addSerials: ['serials_added'],
  changeSerial: ['serial_changed'],
  removeSerials: ['serials_removed'],
  restoreSerials: ['serials_restored'],
}

/** Who may send which form; all others change nothing. */
const OF_ALL_STAFF: readonly DeskCall[] = [
  ...(['hold', 'release', 'writeNote', 'changeNote', 'removeNote', 'restoreNote'] as const),
  ...(['askReturn', 'reportDamage', 'assign'] as const),
  ...(['askCancel', 'mailAgain', 'returnLabel'] as const),
]
const OF_ADMINS: readonly DeskCall[] = ['decideRefund']
/** A large refund takes two people, so an administrator makes none. */
const NOT_OF_ADMINS: readonly DeskCall[] = ['refund']

function may({ person, form: { call, input } }: SentForm['press']): boolean {
  // A refund or return that settles a damage report takes the right to settle it.
  if (person === 'sales') return OF_ALL_STAFF.includes(call) && !('damage' in input)
  if (person === 'operations') return !OF_ADMINS.includes(call)
  return !NOT_OF_ADMINS.includes(call)
}

const isRefusal = (answer: unknown): answer is Error & { status: number } => answer instanceof Error

/** Whether an answer says that something was changed by this very press. */
const isChange = (answer: unknown): boolean =>
  !isRefusal(answer) && (answer as { result?: string }).result !== 'repeated'

const forbiddenDidNothing = ({ forms }: Sent): string[] =>
  forms.flatMap(({ press, answers }) =>
    may(press) || answers.every((answer) => isRefusal(answer) && answer.status === 403)
      ? []
      : [`desk: ${press.person} sent ${press.form.call} of ${press.orderID} and was not refused`],
  )

/** A form with a version, a key or the id of what it ends acts once, however often it is sent. */
function actsOnce({ press: { form } }: SentForm): boolean {
  const { seen, key, rma } = form.input as { seen?: number; key?: string; rma?: string }
  return (
    seen !== undefined ||
    key !== undefined ||
    rma !== undefined ||
    ['shipReplacement', 'callOffReplacement'].includes(form.call)
  )
}

const changesOf = (form: SentForm): number => {
  const changes = form.answers.filter(isChange).length
  return actsOnce(form) ? Math.min(1, changes) : changes
}

/** How many forms of a kind changed something: at least, and at most when killed processes did as well. */
function expected(forms: readonly SentForm[]): { least: number; most: number } {
  const least = forms.reduce((sum, form) => sum + changesOf(form), 0)
  const died = forms.filter((form) => form.hasDied && changesOf(form) === 0).length
  return { least, most: least + died }
}

const nameOf = (person: Person): string => `staff ${actorFor(person).name}`

/** Rows of bulk runs, each of which may be one act of the person who started its run. */
const bulkRows = ({ db }: Facts) =>
  db
    .selectFrom('bulk_row')
    .innerJoin('bulk_run', 'bulk_run.id', 'run_id')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['order_id', 'kind', 'account.name', 'outcome'])
    .execute()

async function eachFormActedOnce(facts: Facts, { forms }: Sent): Promise<string[]> {
  const events = await facts.db.selectFrom('order_event').select(['order_id', 'kind', 'actor']).execute()
  const rows = await bulkRows(facts)
  const found: string[] = []
  const groups = Map.groupBy(forms, ({ press: { orderID, person, form } }) =>
    [orderID, person, LEAVES[form.call]?.join(' ') ?? ''].join('|'),
  )
  for (const [group, own] of groups) {
    const [orderID = '', person = '', kinds = ''] = group.split('|')
    if (kinds === '') continue
    const actor = nameOf(person as Person)
    const left = events.filter(
      (event) => event.order_id === orderID && event.actor === actor && kinds.split(' ').includes(event.kind),
    ).length
    const { least, most } = expected(own)
    const inBulk = kinds === 'shipment_made' ? bulkOf(rows, orderID, actor).length : 0
    const shipped = kinds === 'serials_added' ? shippedWithSerials(forms, orderID, person) : 0
    if (left < least || left > most + inBulk + shipped)
      found.push(`desk: ${person} changed ${orderID} ${least} times by ${kinds}, its history says ${left}`)
  }
  return found
}

/** Shipments whose form named serial numbers too. */
const shippedWithSerials = (forms: Sent['forms'], orderID: string, person: string): number =>
  forms.filter(
    ({ press }) => press.orderID === orderID && press.person === person && 'serials' in press.form.input,
  ).length

type BulkRows = Awaited<ReturnType<typeof bulkRows>>
const bulkOf = (rows: BulkRows, orderID: string, actor: string) =>
  rows.filter(
    ({ order_id, name, outcome }) =>
      order_id === orderID && `staff ${name}` === actor && outcome !== 'refused',
  )

/** Events whose line in the audit log has another name, or that a test of each act counts. */
const NAMED: Readonly<Record<string, string>> = { edited: 'orders.edit' }
const ELSEWHERE = ['claim_filed', 'replacement_asked', 'replacement_shipped', 'replacement_called_off']

/** Each act in the history of an order has one line in the audit log. */
async function eachActIsAudited({ db }: Facts): Promise<string[]> {
  const kinds = [...new Set(Object.values(LEAVES).flatMap((own) => own ?? []))].filter(
    (kind) => !ELSEWHERE.includes(kind),
  )
  const events = await db
    .selectFrom('order_event')
    .select(['order_id', 'kind', 'actor'])
    .where('kind', 'in', kinds)
    .where('actor', 'like', 'staff %')
    .execute()
  const lines = await db
    .selectFrom('audit_event')
    .select(['entity_id', 'actor_name', 'action'])
    .where('entity', '=', 'order')
    .where('actor_kind', '=', 'staff')
    .execute()
  const acts = countOf(
    events.map(({ order_id, actor, kind }) => `${order_id} ${actor} ${NAMED[kind] ?? `orders.${kind}`}`),
  )
  const audited = countOf(
    lines.map(({ entity_id, actor_name, action }) => `${entity_id} staff ${actor_name} ${action}`),
  )
  return [...acts]
    .filter(([act, count]) => audited.get(act) !== count)
    .map(([act, count]) => `desk: ${act} ${count} times, the audit log has ${audited.get(act) ?? 0}`)
}

const countOf = (words: readonly string[]): Map<string, number> =>
  new Map([...Map.groupBy(words, (word) => word)].map(([word, all]) => [word, all.length]))

type Order = Readonly<Record<string, unknown>>

/** Each edit begins where the one before ended, and an undone edit ends where the undone one began. */
async function editsAreAChain({ db }: Facts, { forms }: Sent): Promise<string[]> {
  const events = await db
    .selectFrom('order_event')
    .select(['order_id', 'version', 'data'])
    .where('kind', '=', 'edited')
    .orderBy('version')
    .execute()
  const found: string[] = []
  for (const [orderID, own] of Map.groupBy(events, ({ order_id }) => order_id)) {
    const edits = own.map(({ version, data: { key, before, after } }) => ({
      ...{ version, key, before: before as Order, after: after as Order },
    }))
    edits.forEach((edit, at) => {
      const last = edits[at - 1]
      if (last && !isSame(last.after, edit.before)) found.push(`desk: ${orderID} changed between two edits`)
      const undone = forms.find(
        ({ press }) => press.form.call === 'undoEdit' && press.form.input.key === edit.key,
      )
      const target = edits.find(({ version }) => version === undone?.press.form.input.version)
      if (target && !isSame(withoutPromise(target.before), withoutPromise(edit.after)))
        found.push(`desk: an edit of ${orderID} was undone, and the order is not what it was before`)
    })
  }
  return found
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The promise is made anew; the lines keep no order among themselves. */
const withoutPromise = ({ delivery: _, lines, ...rest }: Order) => ({
  ...rest,
  lines: (lines as { productId: string }[]).toSorted((one, other) =>
    one.productId.localeCompare(other.productId),
  ),
})

/** Notes say what was written last, and a removed one is there again when it was restored. */
async function notesAreAsWritten({ db }: Facts, { forms }: Sent): Promise<string[]> {
  const notes = await db.selectFrom('order_note').selectAll().execute()
  return notes.flatMap(({ id, order_id, body, removed_at }) => {
    const about = forms
      .filter(({ press: { form }, answers }) => isAbout(form.input, id) && answers.some(isChange))
      .map(({ press }) => press.form)
    const left = about.findLast(({ call }) => call === 'writeNote' || call === 'changeNote')?.input.body
    const isRemoved =
      about.findLast(({ call }) => call === 'removeNote' || call === 'restoreNote')?.call === 'removeNote'
    return left === body && isRemoved === (removed_at !== null)
      ? []
      : [`desk: the note ${id} of ${order_id} is not what its person left`]
  })
}

const isAbout = (input: SentForm['press']['form']['input'], note: string): boolean =>
  input.id === note || input.key === note

const LEAVING = ['shipment_made', 'replacement_shipped']

/** Between a hold and its release nothing of the order ships. */
async function holdsHold({ db }: Facts): Promise<string[]> {
  const orders = await db.selectFrom('orders').select(['id', 'held_at']).execute()
  const events = Map.groupBy(
    await db.selectFrom('order_event').select(['order_id', 'kind']).orderBy('version').execute(),
    ({ order_id }) => order_id,
  )
  return orders.flatMap(({ id, held_at }) => {
    const kinds = (events.get(id) ?? []).map(({ kind }) => kind)
    const isHeldAt = (at: number) =>
      kinds.slice(0, at).findLast((kind) => kind === 'held' || kind === 'released') === 'held'
    return [
      ...kinds
        .filter((kind, at) => LEAVING.includes(kind) && isHeldAt(at))
        .map((kind) => `desk: ${id} was on hold, and ${kind}`),
      ...(isHeldAt(kinds.length) === (held_at !== null)
        ? []
        : [`desk: the history of ${id} says another thing of its hold`]),
    ]
  })
}

/** A day is closed once at a time, by those who may, and keeps the figures of its close. */
async function booksAreKept({ db }: Facts, { books, auditedBefore }: Sent): Promise<string[]> {
  const rows = await db.selectFrom('day_close').selectAll().execute()
  const lines = await db
    .selectFrom('audit_event')
    .select(['action', 'entity_id', 'actor_role', 'after'])
    .where('entity', '=', 'day')
    .where('id', '>', auditedBefore)
    .orderBy('id')
    .execute()
  const found: string[] = []
  for (const day of new Set(rows.map((row) => row.day))) {
    const own = rows
      .filter((row) => row.day === day)
      .toSorted((one, other) => Number(one.id) - Number(other.id))
    if (own.filter(({ reopened_at }) => reopened_at === null).length > 1)
      found.push(`desk: ${day} is closed twice`)
  }
  for (const act of ['close', 'reopen'] as const) {
    const done = books.filter((each) => each.act === act).reduce((sum, each) => sum + each.done, 0)
    const audited = lines.filter(({ action }) => action === `money.${act}`)
    const written = rows.filter(({ reopened_at }) => act === 'close' || reopened_at !== null).length
    if (done !== written || written !== audited.length)
      found.push(
        `desk: days were to ${act} ${done} times, ${written} rows and ${audited.length} lines say so`,
      )
    if (act === 'reopen' && audited.some(({ actor_role }) => actor_role !== 'admin'))
      found.push('desk: a day was opened again by another than an administrator')
  }
  const closes = lines.filter(({ action }) => action === 'money.close')
  rows
    .toSorted((one, other) => Number(one.id) - Number(other.id))
    .forEach((row, at) => {
      if (closes[at] && !isSame(sorted(row.figures), sorted(closes[at].after)))
        found.push(`desk: the figures of ${row.day} changed after it was closed`)
    })
  return found
}

/** With its keys in order: JSON columns do not keep it. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value !== null && typeof value === 'object'
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => one.localeCompare(other))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value
