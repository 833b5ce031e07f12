import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localFiles } from '#adapters/files-local/files-local.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import { DAMAGE, RETURN, SERIAL } from '#features/selling/fulfilment/rules/access.ts'
import { DAMAGE_OUTCOMES } from '#features/selling/fulfilment/rules/damage.ts'
import { RETURN_REASONS } from '#features/selling/fulfilment/rules/returns.ts'
import {
  damagePhoto,
  findDamage,
  type StoredDamage,
} from '#features/selling/fulfilment/server/damage/damage.ts'
import { claimWords, settleDamage } from '#features/selling/fulfilment/server/damage/settle-damage.ts'
import { decideReturnRequest } from '#features/selling/fulfilment/server/returns/decide-return.ts'
import { receiveReturn } from '#features/selling/fulfilment/server/returns/receive-return.ts'
import { requestReturn } from '#features/selling/fulfilment/server/returns/request-return.ts'
import { addSerials } from '#features/selling/fulfilment/server/serials/write-serials.ts'
import { callOffRest } from '#features/selling/fulfilment/server/shipping/call-off.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatMoney } from '#lib/money.ts'
import {
  type Command,
  type CommandContext,
  parseLines,
  readAmount,
  refuse,
  say,
  waitForMoney,
} from './console.ts'

const RMA = /^R[0-9A-Z]{8}$/

/** Staff commands for an order after a part of it has shipped. */
export const afterShippingCommands: Readonly<Record<string, Command>> = {
  serial: { needsId: true, needs: [], takesMore: 2, run: enterSerials },
  'call-off': { needsId: true, needs: ['reason'], run: callOff },
  return: { needsId: true, needs: ['lines', 'why'], run: openReturn },
  approve: { needsId: true, needs: [], run: (context) => decideReturn(context, true) },
  refuse: { needsId: true, needs: ['reason'], run: (context) => decideReturn(context, false) },
  receive: { needsId: true, needs: [], run: receive },
  damage: { needsId: true, needs: [], run: showDamage },
  'damage-done': { needsId: true, needs: [], run: closeDamage },
}

async function enterSerials({ db, id, rest, staff, now }: CommandContext): Promise<number> {
  const [place = '', ...typed] = rest
  const [, lineNo, part = '0'] = /^(\d{1,4})(?:\.(\d{1,2}))?$/.exec(place) ?? []
  if (lineNo === undefined) return refuse('Write the line as 2, or as 2.1 for a machine of a system.')
  const serials = typed.map((serial) => ({ lineNo: Number(lineNo), part: Number(part), serial }))
  const permission = requirePermission(staff, SERIAL.write)
  try {
    const done = await addSerials(db, permission, { orderId: id, serials, now })
    if (done.kind === 'refused') return refuse(done.reason)
    return say(done.kind === 'repeated' ? 'Saved already.' : `${done.ids.length} saved.`)
  } catch (error) {
    if (error instanceof ApiError) return refuse(error.message)
    throw error
  }
}

async function closeDamage({ db, id, options, staff, now }: CommandContext): Promise<number> {
  const outcome = DAMAGE_OUTCOMES.find((each) => each === options.outcome)
  if (options.outcome !== undefined && !outcome)
    return refuse(`--outcome is one of ${DAMAGE_OUTCOMES.join(', ')}.`)
  const reason = options.reason ?? ''
  const settled = { orderId: id, outcome, reason, now }
  const done = await settleDamage(db, requirePermission(staff, DAMAGE.settle), settled)
  if (done.kind === 'settled') return say('Taken off the worklist.')
  return refuse(done.reason === 'no_damage' ? 'No damage report of this order waits.' : done.reason)
}

async function callOff({ db, id, options, staff, now }: CommandContext): Promise<number> {
  const permission = requirePermission(staff, ORDER['call-off'])
  const done = await callOffRest(db, permission, { orderId: id, reason: options.reason ?? '', now })
  if (done.kind === 'refused') return refuse(done.reason)
  const dollars = formatMoney(done.amount)
  if (done.kind === 'capturing')
    return waitForMoney(
      { db, staff },
      { orderId: id, kind: 'capture' },
      `Called off. ${dollars} taken for what was sent.`,
    )
  return done.kind === 'refunding'
    ? waitForMoney({ db, staff }, { orderId: id, kind: 'refund' }, `Called off. ${dollars} refunded.`)
    : say(`Called off. Send the buyer a check of ${dollars}.`)
}

async function openReturn({ db, id, options, staff, now }: CommandContext): Promise<number> {
  const lines = parseLines(options.lines)
  const why = RETURN_REASONS.find((reason) => reason === options.why)
  if (!why) return refuse(`--why is one of ${RETURN_REASONS.join(', ')}.`)
  const done = await requestReturn(db, requirePermission(staff, RETURN.request), {
    orderId: id,
    why,
    note: options.note ?? '',
    lines: lines === 'unreadable' || lines === undefined ? [] : lines,
    now,
  })
  return done.kind === 'asked'
    ? say(`Return ${done.rma} is open. Approve it, and the buyer gets a mail that says how to send it.`)
    : refuse(done.reason)
}

async function decideReturn(
  { db, id, options, staff, now }: CommandContext,
  isApproved: boolean,
): Promise<number> {
  const rma = id.toUpperCase()
  if (!RMA.test(rma)) return refuse('no_such_return')
  const permission = requirePermission(staff, RETURN.decide)
  const decision = { rma, isApproved, reason: options.reason ?? '', now }
  const done = await decideReturnRequest(db, permission, decision)
  if (done.kind === 'refused') return refuse(done.reason)
  return say(
    isApproved ? 'Approved. A mail tells the buyer how to send it.' : 'Refused. A mail tells the buyer why.',
  )
}

async function receive({ db, id, options, staff, now }: CommandContext): Promise<number> {
  const writtenOff = parseLines(options['written-off'])
  const amount = readAmount(options.amount)
  if (amount === 'unreadable') return refuse('not_an_amount')
  if (writtenOff === 'unreadable') return refuse('not_units')
  const done = await receiveReturn(db, requirePermission(staff, RETURN.receive), {
    rma: id.toUpperCase(),
    writtenOff: writtenOff ?? [],
    amount,
    reason: options.reason,
    now,
  })
  if (done.kind === 'refused') return refuse(done.reason)
  if (done.refund === 'replaced')
    return say('Received. A replacement takes its place, so nothing was refunded.')
  if (done.refund === 'none') return say('Received. Nothing is left to refund.')
  const dollars = formatMoney(done.amount)
  if (done.refund === 'waiting') return say(`Received. The refund of ${dollars} waits for an administrator.`)
  return done.refund === 'by_hand'
    ? say(`Received. Send the buyer a check of ${dollars}.`)
    : waitForMoney({ db, staff }, { orderId: done.orderId, kind: 'refund' }, `Received. ${dollars} refunded.`)
}

async function showDamage({ db, id, options, filesDir, staff }: CommandContext): Promise<number> {
  requirePermission(staff, ORDER.read)
  const reports = await findDamage(db, id)
  if (reports.length === 0) return say('No damage was reported.')
  const files = localFiles(filesDir)
  for (const report of reports) {
    console.log(inWords(report))
    for (const { hash, width, height } of report.photos) {
      const bytes = options.save === undefined ? undefined : await damagePhoto({ db, files }, id, hash)
      const path = bytes && (await writePhoto(options.save ?? '', `${id}-${hash.slice(0, 8)}.jpg`, bytes))
      console.log(`  photo ${hash.slice(0, 8)}  ${width} × ${height}  ${path ?? ''}`.trimEnd())
    }
  }
  return say(
    options.save === undefined ? 'Add --save FOLDER to write the photos to a folder.' : 'Photos written.',
  )
}

function inWords({
  reported_at,
  note,
  was_noted,
  claim,
  claim_note,
  settled_at,
  outcome,
}: StoredDamage): string {
  const noted = was_noted ? 'noted on the delivery receipt' : 'not noted on the delivery receipt'
  return [
    `${reported_at.toISOString()}  ${noted}`,
    ...note.split('\n'),
    ...(claim === null ? [] : [`claim ${claimWords(claim, claim_note)}`]),
    ...(settled_at ? [`settled ${settled_at.toISOString()} ${outcome ?? ''}`.trimEnd()] : []),
  ].join('\n  ')
}

async function writePhoto(folder: string, name: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, name)
  // A photo of a customer's goods: for the person who asked, and no other user of the machine.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await writeFile(path, bytes, { mode: 0o600 })
  return path
}
