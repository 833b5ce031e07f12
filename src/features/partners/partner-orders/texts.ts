import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Sentences about partners' orders and pasted lists. */
export const texts = defineTexts({
  notPossible: 'This order can no longer be canceled: it has shipped, or it is closed.',
  unreadable: 'We can’t find a model or product number in this line. Write it like this: SF96-80, 2.',
  quantity: 'Enter a whole number from 1 to 999.',
  unknown: 'We don’t carry a product with this number.',
  discontinued: 'This model is no longer sold.',
  noPrice: 'This product has no price right now. Please call us.',
  few: (left: number) => (left === 0 ? 'This product is out of stock.' : 'We don’t have this many in stock.'),
  tooMany: 'The list has more than 200 lines. Paste it in parts.',
  whySubstitute: {
    staff: (brand: string, source: string) =>
      `Our team recommends it instead of ${brand === '' ? 'this model' : `this ${brand} model`}` +
      `${source === '' ? '.' : `: ${source}.`}`,
    catalogue: 'Our catalog lists it as the replacement.',
    sameKind: 'Similar products, highest rated first. Compare the size before you order.',
    otherMaker: (brand: string, goods: string, btuh: number | null) =>
      btuh === null
        ? `This is a ${brand} ${goods}, which we don’t carry. These products of ours are similar, but the ` +
          'model number doesn’t give the size.'
        : `This is a ${grouped(btuh)} BTU/h ${brand} ${goods}, which we don’t carry. These ` +
          'are our closest sizes. Check the fit before you order.',
    similar: 'Its model number starts the same way.',
  },
  merged: 'This product is on several lines. We added the quantities.',
  noOrder: 'We can’t find this order, or it belongs to another company.',
})
