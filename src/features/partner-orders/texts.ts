/** Sentences about partners' orders and pasted lists. */
export const texts = {
  unreadable: 'Write one model or product number a line, and a quantity after a comma.',
  quantity: 'The quantity is a whole number from 1 to 999.',
  unknown: 'We do not sell a product with this number.',
  discontinued: 'This model is no longer sold.',
  noPrice: 'This product has no price now. Call us.',
  few: (left: number) =>
    left === 0 ? 'This product is out of stock.' : 'There is not enough in stock for this quantity.',
  tooMany: 'The list has more than 200 lines. Paste it in parts.',
  merged: 'The same product stands in several lines; the quantities are added.',
  noOrder: 'There is no such order, or it belongs to another company.',
} as const
