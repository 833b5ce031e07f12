import { setMerchant } from '#lib/merchant/merchant.ts'

// The setup of this project: it runs before the first catalog is loaded, and lets a machine translate each.
// A text comes out between marks: "‹Add to cart ›". What a function makes of data is marked as a whole. The
// fonts of our PDFs have these marks, and no text of ours; the space keeps the mark out of a link at the end.

/** An address, or the name of a choice ("price-asc"), which stands beside a text; or no letter at all. */
const IS_NO_TEXT = /^[/#]\S*$|^[a-z]+(-[a-z]+)+$|^\P{L}*$/u

const isPlain = (value: object): boolean => Object.getPrototypeOf(value) === Object.prototype

/** A catalog, or what a text of it answers with, in the machine's language. */
function marked(said: unknown): unknown {
  if (typeof said === 'string') return IS_NO_TEXT.test(said) ? said : `‹${said} ›`
  if (typeof said === 'function') return (...data: unknown[]) => marked(said(...data))
  if (Array.isArray(said)) return said.map(marked)
  if (typeof said !== 'object' || said === null || !isPlain(said)) return said
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, marked(value)]))
}

setMerchant({ locale: 'en-XA' })
globalThis.machineLanguage = marked
