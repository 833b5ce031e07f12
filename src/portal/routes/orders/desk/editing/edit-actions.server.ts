import { randomUUID } from 'node:crypto'
import { ApiError } from '#lib/api-error.ts'
import { formatWire } from '#lib/money.ts'
import { textOf } from '../../../reading.ts'
import type { PanelAction, SentForm } from '../panel.ts'
import { editTexts as texts } from './edit-texts.ts'

const text = ({ form }: SentForm, name: string): string => textOf(form.get(name)).trim()

/** The form of address, phone and day. */
const placeOf = (sent: SentForm) => ({
  contact: {
    phone: text(sent, 'contact.phone'),
    phoneExtension: text(sent, 'contact.phoneExtension'),
    phone2: text(sent, 'contact.phone2'),
  },
  shipTo: {
    name: text(sent, 'shipTo.name'),
    company: text(sent, 'shipTo.company'),
    address1: text(sent, 'shipTo.address1'),
    address2: text(sent, 'shipTo.address2'),
    city: text(sent, 'shipTo.city'),
    state: text(sent, 'shipTo.state'),
    postcode: text(sent, 'shipTo.postcode'),
    carrierInstructions: textOf(sent.form.get('shipTo.carrierInstructions')),
  },
  shipOn: text(sent, 'shipOn') || null,
})

/** The number of the product that is added: typed alone, or behind the name that was chosen; '' for none. */
function addedIn(typed: string): string {
  const [, number] = /(?:^|\()(\d{9})\)?$/.exec(typed) ?? []
  if (number !== undefined || typed === '') return number ?? ''
  throw new ApiError('unknown_products', texts.addUnknown, {
    status: 404,
    details: { issues: [{ path: 'added', message: texts.addUnknown }] },
  })
}

/** The form of the items. */
function itemsOf(sent: SentForm) {
  // A field that was emptied says nothing of its item.
  const names = [...sent.form.keys()].filter((name) => name.startsWith('units-') && text(sent, name) !== '')
  const lines = names.map((name) => ({ productID: name.slice(6), quantity: Number(text(sent, name)) }))
  const [added, number] = [addedIn(text(sent, 'added')), text(sent, 'epaCertificate')]
  return {
    lines:
      added === '' ? lines : [...lines, { productID: added, quantity: Number(text(sent, 'addedUnits')) }],
    ...(number !== '' && { epaCertificate: number }),
  }
}

/** The first press shows what changes, the second one saves what was shown. */
const edit =
  (
    editOf: (sent: SentForm) => Omit<Parameters<SentForm['api']['orderDesk']['previewEdit']>[0], 'orderID'>,
  ): PanelAction =>
  async (sent) => {
    const { api, change } = sent
    const wanted = editOf(sent)
    const expected = text(sent, 'expected')
    if (expected === '') {
      const preview = await api.orderDesk.previewEdit({ orderID: change.orderID, ...wanted })
      return { preview }
    }
    const key = text(sent, 'key')
    const quoted = text(sent, 'quoteTotal')
    if (quoted !== '') {
      const amounts = { expected: Number(expected), quoteTotal: Number(quoted) }
      const { result, quote, total, back } = await api.orderDesk.quoteAdded({
        ...{ ...change, ...wanted, ...amounts, key },
      })
      const sentence = texts.quoted[result](quote, formatWire(total))
      return back ? `${sentence} ${texts.givenBack[back.kind](formatWire(back.amount))}` : sentence
    }
    const { result, version, back } = await api.orderDesk.edit({
      ...change,
      ...wanted,
      key,
      expected: Number(expected),
    })
    // Money that went back is never taken again by an undo.
    if (back) return texts.givenBack[back.kind](formatWire(back.amount))
    const sentence = texts.results[result]
    if (version === undefined) return sentence
    return { sentence, undo: { edit: String(version), key: randomUUID() } }
  }

/** Changes of an order before it ships. */
export const editActions: Readonly<Record<string, PanelAction>> = {
  'edit-place': edit(placeOf),
  'edit-items': edit(itemsOf),
  async 'undo-edit'(sent) {
    const { result, back } = await sent.api.orderDesk.undoEdit({
      ...sent.change,
      key: text(sent, 'key'),
      version: Number(text(sent, 'edit')),
    })
    return back ? texts.givenBack[back.kind](formatWire(back.amount)) : texts.undone[result]
  },
}
