import {
  foreignCustomer,
  onQuote,
  onTemplate,
  type PermissionRow,
  photo,
  quoteContent,
  UNKNOWN,
} from '#tests/http/portal/permission-inputs.ts'

const soon = '2026-12-20T00:00:00.000Z'
const draft = { revision: 1, contact: {}, content: quoteContent, offeredUntil: soon }

export const ROWS: Readonly<Record<string, PermissionRow>> = {
  'quotes.list': { needs: 'quotes.read', input: {} },
  'quotes.get': onQuote('quotes.read', {}),
  'quotes.create': {
    needs: 'quotes.write',
    input: { customerID: UNKNOWN },
    foreign: (rows) => ({ customerID: foreignCustomer(rows).id }),
  },
  'quotes.save': onQuote('quotes.write', draft),
  'quotes.priceCheck': {
    needs: 'quotes.write',
    input: { zip: '60614', customerID: UNKNOWN, content: quoteContent },
    foreign: (rows) => ({ zip: '60614', customerID: foreignCustomer(rows).id, content: quoteContent }),
  },
  'quotes.submit': onQuote('quotes.write'),
  'quotes.approve': onQuote('quotes.approve'),
  'quotes.refuse': onQuote('quotes.approve', { revision: 1, note: 'x' }),
  'quotes.send': onQuote('quotes.send'),
  'quotes.revise': onQuote('quotes.write'),
  'quotes.withdraw': onQuote('quotes.write'),
  'quotes.honor': onQuote('quotes.honor', { revision: 1, reason: 'x', validUntil: soon }),
  'quotes.duplicate': onQuote('quotes.write', {}),
  'quotes.link': onQuote('quotes.send'),
  'quotes.version': onQuote('quotes.read', { version: 1 }),
  'quotes.comment': onQuote('quotes.write', { text: 'x' }),
  'quotes.attach': onQuote('quotes.write', { kind: 'photo', name: 'x', file: photo() }),
  'quotes.file': onQuote('quotes.read', { file: 1 }),
  'quotes.removeFile': onQuote('quotes.write', { file: 1 }),
  'quotes.templates': { needs: 'quotes.write', input: {} },
  'quotes.openTemplate': onTemplate(),
  'quotes.createTemplate': { needs: 'quotes.write', input: { name: 'x', content: unknownContent() } },
  'quotes.changeTemplate': onTemplate({ revision: 1, name: 'x', content: quoteContent }),
  'quotes.removeTemplate': onTemplate({ revision: 1 }),
  'quotes.restoreTemplate': onTemplate({ revision: 1 }),
}
/** A product that we do not sell, so that nothing is made. */
function unknownContent() {
  const line = { key: 'a', id: '999999999', qty: 1 }
  return { ...quoteContent, sections: [{ key: 'a', title: 'x', lines: [line] }] }
}
