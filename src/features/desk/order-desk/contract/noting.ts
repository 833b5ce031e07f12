import { z } from 'zod'
import { line } from '#lib/text/plain-text.ts'
import { change, orderID, post, reason, result } from './shapes.ts'

const body = line(1_000).min(1)
const note = { orderID, id: z.uuid() }

/**
 * What staff tell each other about an order; buyers and contractors never read it. A note is changed by the
 * person who wrote it. Refusals as in deciding.ts.
 */
export const notingCalls = {
  /** `key` is new for each note that is typed. */
  writeNote: post('notes', 'Writes a note for colleagues')
    .input(z.strictObject({ orderID, key: z.uuid(), body }))
    .output(result('written')),
  changeNote: post('notes/change', 'Changes the words of a note')
    .input(z.strictObject({ ...note, body }))
    .output(result('changed')),
  removeNote: post('notes/remove', 'Removes a note').input(z.strictObject(note)).output(result('removed')),
  restoreNote: post('notes/restore', 'Brings a removed note back')
    .input(z.strictObject(note))
    .output(result('restored')),
  hold: post('hold', 'Holds an order: nothing of it ships until it is released')
    .input(z.strictObject({ ...change, reason }))
    .output(result('held')),
  release: post('release', 'Releases an order that is on hold')
    .input(z.strictObject({ ...change, reason: line(300).optional() }))
    .output(result('released')),
}
