/** Sentences about partners' orders and pasted lists. */
export const texts = {
  notPossible: 'This order can no longer be canceled: it has shipped, or it is closed.',
  unreadable: 'There is no model or product number in this line. Write it with a quantity: SF96-80, 2.',
  quantity: 'The quantity is a whole number from 1 to 999.',
  unknown: 'We do not sell a product with this number.',
  discontinued: 'This model is no longer sold.',
  noPrice: 'This product has no price now. Call us.',
  few: (left: number) =>
    left === 0 ? 'This product is out of stock.' : 'There is not enough in stock for this quantity.',
  tooMany: 'The list has more than 200 lines. Paste it in parts.',
  whySubstitute: {
    staff: (brand: string, source: string) =>
      `Our team recommends it instead of ${brand === '' ? 'this model' : `this ${brand} model`}` +
      `${source === '' ? '.' : `: ${source}.`}`,
    catalogue: 'The catalog lists it beside the discontinued model.',
    sameKind: 'Our products of the same kind, the best rated first. Compare the size before you order.',
    otherMaker: (brand: string, goods: string, btuh: number | null) =>
      btuh === null
        ? `This is the number of a ${brand} ${goods}, which we do not carry. These are our products of the ` +
          'same kind; the number does not give the size.'
        : `This is the number of a ${brand} ${goods} of ${btuh.toLocaleString('en-US')} BTU/h, which we do ` +
          'not carry. These are our products of the nearest size; check the fit before you order.',
    similar: 'Its number begins the same way.',
  },
  merged: 'The same product is in several lines; the quantities are added.',
  noOrder: 'There is no such order, or it belongs to another company.',
} as const
