import { defineTexts, plural } from '#lib/language/texts.ts'

/** Texts of saved carts. */
export const texts = defineTexts({
  title: 'Save Cart',
  inHistory: (name: string, lines: number) =>
    `Cart “${name}” saved, ${lines} ${plural(lines, { one: 'product', other: 'products' })}`,
  cartName: 'Cart Name',
  cartNameHint: 'A name you’ll recognize, such as "Upstairs heat pump".',
  save: 'Save Cart',
  saving: 'Saving',
  done: 'Done',
  saved: 'Sucessfully saved cart!',
  savedFor: (project: string) => `Find it in the saved carts of ${project}.`,
  failed: 'Something went wrong when saving the cart',
  nameRequired: 'Cart name is required',
  nameTooLong: 'Please use at most 80 characters.',
  itemsRequired: 'You must add items to the cart before saving',
  projectRequired: 'You must choose a project first',
  keyMissing: 'Please reload the page and save the cart again.',
  otherBody: 'The cart has changed since you saved it. Please save it again.',
  stillRunning: 'We’re already saving this cart.',
  tooMany: 'You’ve saved too many carts in an hour. Please try again later.',
  noSuchProject: 'We can’t find this project.',
  noSuchCart: 'We can’t find this saved cart.',
  summary: (items: number) => (items === 1 ? '1 item' : `${items} items`),
})
