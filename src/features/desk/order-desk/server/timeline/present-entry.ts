import type { Actor } from '#features/people/accounts/rules/actor.ts'
import type { EditRecord } from '#features/selling/fulfilment/rules/order-edit.ts'
import { toCents, toWire } from '#lib/money.ts'
import type { TimelineEntry } from '../../contract/timeline.ts'
import { stateOf } from '../../rules/money-timeline.ts'
import type { TimelineSource } from '../../rules/timeline.ts'
import { presentEdited } from '../editing.ts'
import { nameOf, type PlacedBy } from '../name-of.ts'

export interface TimelineRow {
  source: TimelineSource
  /** the source and what names the entry there */
  id: string
  at: Date
  kind: string
  /** as an actor is written; '' for none */
  actor: string
  reason: string
  data: Readonly<Record<string, unknown>>
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const textOrNull = (value: unknown): string | null => text(value) || null

interface Reader {
  order: PlacedBy
  actor: Actor
}

type Shared = Pick<TimelineEntry, 'id' | 'at' | 'by' | 'reason'>
type Present = (row: TimelineRow, shared: Shared, reader: Reader) => TimelineEntry

/** An entry as the page shows it; it names every field. */
export function presentEntry(row: TimelineRow, reader: Reader): TimelineEntry {
  const { id, at, actor, reason, data } = row
  const by = actor === '' ? text(data.by) : nameOf(actor, reader.order)
  return PRESENT[row.source](row, { id, at: at.toISOString(), by, reason }, reader)
}

const money: Present = ({ kind, data }, shared) => ({
  ...shared,
  source: 'money',
  kind: kind as 'authorization' | 'capture' | 'refund',
  state: stateOf(text(data.status)),
  amount: toWire(toCents(Number(data.cents))),
  provider: text(data.provider),
  errorCode: textOrNull(data.error),
})

const PRESENT: Readonly<Record<TimelineSource, Present>> = {
  event: ({ kind, data }, shared) => ({
    ...shared,
    source: 'event',
    kind,
    version: Number(data.version),
    edit: kind === 'edited' ? presentEdit(data as Partial<EditRecord>) : null,
  }),
  mail: ({ kind, data }, shared) => ({
    ...shared,
    source: 'mail',
    kind,
    mailID: Number(data.id),
    state: data.isSent === true ? 'sent' : text(data.error) === '' ? 'waiting' : 'failed',
    reason: data.isSent === true ? '' : text(data.error),
    isAgain: data.isAgain === true,
  }),
  note: ({ data }, shared, { actor }) => ({
    ...shared,
    source: 'note',
    noteID: text(data.id),
    body: text(data.body),
    isChanged: data.isChanged === true,
    isMine: actor.kind === 'staff' && actor.id === data.author,
  }),
  payment: money,
  movement: money,
  shipment: ({ data }, shared) => ({
    ...shared,
    source: 'shipment',
    number: Number(data.number),
    carrier: text(data.carrier),
    tracking: text(data.tracking),
    hasLeft: data.hasLeft === true,
  }),
  work: ({ data }, shared) => ({
    ...shared,
    source: 'work',
    work: text(data.work),
    key: text(data.key),
    was: person(data.was, data.wasName),
    owner: person(data.owner, data.ownerName),
    isLast: data.isLast === true,
  }),
}

const person = (id: unknown, name: unknown) => (id === null ? null : { id: Number(id), name: text(name) })

const presentEdit = ({ before, after }: Partial<EditRecord>) =>
  before && after ? { before: presentEdited(before), after: presentEdited(after) } : null
