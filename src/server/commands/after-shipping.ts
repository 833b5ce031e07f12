import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localFiles } from '#adapters/files-local/files-local.ts'
import { RETURN_REASONS } from '#features/fulfilment/rules/returns.ts'
import {
  askReturn,
  callOffRest,
  closeDamage,
  damagePhoto,
  decideReturnRequest,
  findDamage,
  receiveReturn,
} from '#features/fulfilment/server/index.ts'
import { formatMoney } from '#kit/money.ts'
import { type Command, follow, parseLines, readAmount, refuse, say } from './console.ts'

const RMA = /^R[0-9A-Z]{8}$/

/** What staff do with an order after a part of it has left. */
export const lifeCommands: Readonly<Record<string, Command>> = {
  'call-off': {
    needsId: true,
    needs: ['reason'],
    async run({ db, deed, options }) {
      const done = await callOffRest(db, { ...deed, reason: options.reason ?? '' })
      if (done.kind === 'refused') return refuse(done.reason)
      if (done.kind === 'capturing')
        return follow(
          db,
          deed.orderId,
          'capture',
          `Called off. ${formatMoney(done.amount)} taken for what was sent.`,
        )
      return done.kind === 'refunding'
        ? follow(db, deed.orderId, 'refund', `Called off. ${formatMoney(done.amount)} given back.`)
        : say(`Called off. Send ${formatMoney(done.amount)} back by check.`)
    },
  },
  return: {
    needsId: true,
    needs: ['lines', 'why'],
    async run({ db, deed, options }) {
      const lines = parseLines(options.lines)
      const why = RETURN_REASONS.find((reason) => reason === options.why)
      if (!why) return refuse(`--why is one of ${RETURN_REASONS.join(', ')}.`)
      const done = await askReturn(db, {
        ...deed,
        why,
        note: options.note ?? '',
        lines: lines === 'unreadable' || lines === undefined ? [] : lines,
      })
      return done.kind === 'asked'
        ? say(`Return ${done.rma} is open. Approve it to tell the buyer how to send it.`)
        : refuse(done.reason)
    },
  },
  approve: answer(true),
  refuse: answer(false),
  receive: {
    needsId: true,
    needs: [],
    async run({ db, id, deed, options }) {
      const writtenOff = parseLines(options['written-off'])
      const amount = readAmount(options.amount)
      if (writtenOff === 'unreadable' || amount === 'unreadable')
        return refuse(amount === 'unreadable' ? 'not_an_amount' : 'nothing_asked')
      const done = await receiveReturn(db, {
        rma: id.toUpperCase(),
        actor: deed.actor,
        now: deed.now,
        writtenOff: writtenOff ?? [],
        amount,
      })
      if (done.kind === 'refused') return refuse(done.reason)
      if (done.refund === 'none') return say('Received. Nothing is left to give back.')
      if (done.refund === 'by_hand') return say(`Received. Send ${formatMoney(done.amount)} back by check.`)
      const { order_id } = await db
        .selectFrom('goods_return')
        .select('order_id')
        .where('rma', '=', id.toUpperCase())
        .executeTakeFirstOrThrow()
      return follow(db, order_id, 'refund', `Received. ${formatMoney(done.amount)} given back.`)
    },
  },
  damage: {
    needsId: true,
    needs: [],
    async run({ db, id, options, filesDir }) {
      const reports = await findDamage(db, id)
      if (reports.length === 0) return say('No damage was reported.')
      const files = localFiles(filesDir)
      for (const { reported_at, note, was_noted, photos } of reports) {
        console.log(
          `${reported_at.toISOString()}  ${was_noted ? 'noted on the delivery receipt' : 'not noted on the delivery receipt'}\n  ${note.replaceAll('\n', '\n  ')}`,
        )
        for (const { hash, width, height } of photos) {
          const bytes = options.save === undefined ? undefined : await damagePhoto({ db, files }, id, hash)
          const path = join(options.save ?? '', `${id}-${hash.slice(0, 8)}.jpg`)
          if (bytes) {
            await mkdir(options.save ?? '', { recursive: true })
            await writeFile(path, bytes)
          }
          console.log(`  photo ${hash.slice(0, 8)}  ${width} × ${height}${bytes ? `  ${path}` : ''}`)
        }
      }
      return say(options.save === undefined ? 'Write the photos to a folder with --save FOLDER.' : 'Written.')
    },
  },
  'damage-done': {
    needsId: true,
    needs: [],
    run: async ({ db, deed }) =>
      (await closeDamage(db, deed)) ? say('Off the list.') : refuse('No damage report of this order waits.'),
  },
}

function answer(isApproved: boolean): Command {
  return {
    needsId: true,
    needs: isApproved ? [] : ['reason'],
    async run({ db, id, deed, options }) {
      const rma = id.toUpperCase()
      if (!RMA.test(rma)) return refuse('no_such_return')
      const done = await decideReturnRequest(db, {
        rma,
        actor: deed.actor,
        now: deed.now,
        isApproved,
        reason: options.reason ?? '',
      })
      return done.kind === 'refused'
        ? refuse(done.reason)
        : say(isApproved ? 'Approved. The buyer is told how to send it.' : 'Refused. The buyer is told why.')
    },
  }
}
