import type { z } from 'zod'
import { taxTable } from '#adapters/tax-table/tax-table.ts'
import { editSchema } from '#features/desk/order-desk/contract/editing.ts'
import { editOf } from '#features/desk/order-desk/server/editing.ts'
import { texts } from '#features/desk/order-desk/texts.ts'
import { requirePermission } from '#features/people/accounts/server/index.ts'
import {
  type EditPreview,
  editedOrder,
  editOrder,
  previewEdit,
} from '#features/selling/fulfilment/server/index.ts'
import { ORDER } from '#features/selling/orders/rules/access.ts'
import { findOrder, findOrderLines } from '#features/selling/orders/server/index.ts'
import { ApiError } from '#lib/api-error.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import { type Command, type CommandContext, type Options, refuse, say, waitForMoney } from './console.ts'

/** `edit`: what the order's page in the portal does, with the same checks and the same function. */
export const editCommand: Command = {
  needsId: true,
  needs: [],
  async run(context) {
    const wanted = await readEdit(context)
    if (typeof wanted === 'string') return refuse(wanted)
    try {
      return await edit(context, editOf(wanted))
    } catch (error) {
      if (error instanceof ApiError) return refuse(error.message)
      throw error
    }
  },
}

async function edit(
  { db, id, options, staff, now, delivery }: CommandContext,
  wanted: ReturnType<typeof editOf>,
): Promise<number> {
  const pricing = { db, tax: taxTable(db, () => inStoreZone(now).day), delivery }
  const editor = {
    edit: requirePermission(staff, ORDER.edit),
    refund: () => requirePermission(staff, ORDER.refund),
  }
  const seen = await previewEdit(pricing, { orderId: id, edit: wanted, now })
  if (seen.kind === 'refused') return refuse(wordsOf(seen.reason))
  for (const line of seenLines(seen)) say(line)
  if (options.preview) return say('Nothing was changed.')
  const expected = toCents(seen.after.sums.total)
  const done = await editOrder(pricing, editor, { orderId: id, edit: wanted, expected, now })
  if (done.kind === 'refused') return refuse(wordsOf(done.reason))
  if (!done.back) return say('Saved. The buyer gets a mail.')
  const dollars = formatMoney(done.back.amount)
  switch (done.back.kind) {
    case 'waiting':
      return say(`Saved. An administrator approves the refund of ${dollars} in the portal.`)
    case 'by_hand':
      return say(`Saved. Send the buyer a check of ${dollars}.`)
    case 'requested':
      return waitForMoney({ db, staff }, { orderId: id, kind: 'refund' }, `Saved. ${dollars} refunded.`)
  }
}

const wordsOf = (reason: keyof typeof texts.refusals | 'no_such_order'): string =>
  reason === 'no_such_order' ? reason : texts.refusals[reason]

/** The options as the form of the portal would send them; a reason or a sentence when they can't be read. */
async function readEdit({ db, id, options }: CommandContext): Promise<z.infer<typeof editSchema> | string> {
  const order = await findOrder(db, id)
  if (!order) return 'no_such_order'
  const { contact, shipTo } = editedOrder(order, await findOrderLines(db, id))
  const lines = readUnits(options.units)
  if (lines === 'unreadable') return 'Write the units as PRODUCT:UNITS, such as 453061180:2.'
  const { country: _, ...place } = shipTo
  const { certificate, date } = options
  const parsed = editSchema.safeParse({
    ...(isGiven(options, CONTACT) && {
      contact: {
        phone: options.phone ?? contact.phone,
        phoneExtension: options.extension ?? contact.phoneExtension,
        phone2: options.phone2 ?? contact.phone2,
      },
    }),
    ...(isGiven(options, PLACE) && {
      shipTo: {
        ...place,
        ...given({
          name: options.name,
          company: options.company,
          address1: options.address1,
          address2: options.address2,
          city: options.city,
          state: options.region,
          postcode: options.zip,
          carrierInstructions: options.instructions,
        }),
      },
    }),
    ...(date !== undefined && { shipOn: date === 'asap' ? null : date }),
    ...(lines && { lines }),
    ...(certificate !== undefined && { epaCertificate: certificate }),
  })
  if (parsed.success) return parsed.data
  return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n')
}

const CONTACT = ['phone', 'extension', 'phone2'] as const
const PLACE = ['name', 'company', 'address1', 'address2', 'city', 'region', 'zip', 'instructions'] as const

const isGiven = (options: Options, names: readonly (keyof Options)[]): boolean =>
  names.some((name) => options[name] !== undefined)

const given = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** "453061180:2,453071037:0" */
function readUnits(text: string | undefined) {
  if (text === undefined) return undefined
  if (!/^\d{9}:\d{1,3}(,\d{9}:\d{1,3})*$/.test(text)) return 'unreadable' as const
  return text.split(',').map((part) => {
    const [productID = '', quantity = ''] = part.split(':')
    return { productID, quantity: Number(quantity) }
  })
}

type Seen = EditPreview['before']

const PARTS: Readonly<Record<string, (order: Seen) => string>> = {
  Phone: ({ contact }) => Object.values(contact).filter(Boolean).join(', '),
  'Ship to': ({ shipTo }) => Object.values(shipTo).filter(Boolean).join(', '),
  Delivery: ({ delivery }) => Object.values(delivery).filter(Boolean).join(', '),
  Items: ({ lines }) => lines.map(({ quantity, name }) => `${quantity} × ${name}`).join('; '),
  Discount: ({ sums }) => formatMoney(toCents(sums.discount)),
  Shipping: ({ sums }) => formatMoney(toCents(sums.shipping)),
  'Sales tax': ({ sums }) => formatMoney(toCents(sums.tax)),
  Total: ({ sums }) => formatMoney(toCents(sums.total)),
}

/** What is different, and the total. */
function seenLines({ before, after, money }: EditPreview): string[] {
  const parts = Object.entries(PARTS)
    .map(([name, of]) => ({ name, was: of(before), is: of(after) }))
    .filter(({ name, was, is }) => was !== is || name === 'Total')
  const back =
    money.kind === 'back' ? [`The buyer paid more and gets ${formatMoney(money.amount)} back.`] : []
  return [...parts.map(({ name, was, is }) => `${name}: ${was} → ${is}`), ...back]
}
