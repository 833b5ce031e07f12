import { z } from 'zod'
import { LONGEST_SERIAL, MOST_SERIALS } from '#features/selling/fulfilment/rules/serials.ts'
import { line } from '#lib/text/plain-text.ts'
import { orderID, post, result } from './shapes.ts'

const id = z.int().positive()
const ids = z.array(id).min(1).max(MOST_SERIALS)
const serial = line(LONGEST_SERIAL).min(1)
const lineNo = z.int().min(1).max(9_999)
/** the place of the machine among the units of the product */
const part = z.int().min(0).max(99)

/** A serial number that is entered. `field` names the field of the form that a refusal is about. */
const enteredSerial = z.strictObject({ lineNo, part, serial, field: line(60).optional() })
export const enteredSerials = z.array(enteredSerial).max(MOST_SERIALS)

/** The machines of an order, parcel by parcel. */
export const machinesSchema = z.object({
  machines: z.array(
    z.object({
      /** of the shipment or the replacement; '' for what has not shipped */
      parcel: z.string(),
      kind: z.enum(['shipment', 'replacement', 'waiting']),
      number: z.int(),
      lineNo,
      part,
      unit: z.string().describe('what the machine is, such as “Gas furnace”'),
      model: z.string(),
      machines: z.int(),
      serials: z.array(z.object({ id, serial: z.string(), by: z.string(), at: z.iso.datetime() })),
    }),
  ),
  mayWrite: z.boolean(),
})

/**
 * Serial numbers of the machines of an order. 409 `serial` names the one that is wrong at its field; a number
 * that another order has of the same model names that order.
 */
export const serialCalls = {
  /** Without `parcel` each goes to the first shipment with room. `ids`: those that were entered. */
  addSerials: post('serials', 'Enters serial numbers of machines that were shipped')
    .input(z.strictObject({ orderID, parcel: z.uuid().optional(), serials: enteredSerials.min(1) }))
    .output(result('added').extend({ ids: z.array(id) })),
  changeSerial: post('serials/change', 'Corrects a serial number')
    .input(z.strictObject({ orderID, id, serial }))
    .output(result('changed')),
  removeSerials: post('serials/remove', 'Takes serial numbers off an order')
    .input(z.strictObject({ orderID, ids }))
    .output(result('removed')),
  restoreSerials: post('serials/restore', 'Puts removed serial numbers back')
    .input(z.strictObject({ orderID, ids }))
    .output(result('restored')),
}
