import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the page that frames the store. */
export const texts = defineTexts({
  title: 'Shop for a customer',
  shoppingFor: (customer: string) => `Shopping for ${customer}`,
  frame: 'The store',
  connecting: 'Connecting to the store',
  connected: 'Connected to the store.',
  lost: 'The store isn’t responding. Reload the page, or call us.',
  noProject: 'No project chosen. You can browse, but to save a cart, choose a project first.',
  choose: 'Choose a project',
  copy: 'Copy cart',
  paste: 'Paste cart',
  copied: (items: number) => (items === 1 ? '1 line copied.' : `${items} lines copied.`),
  copiedNothing: 'The cart is empty. Nothing was copied.',
  pasted: (lines: number) => (lines === 1 ? '1 line is in the cart.' : `${lines} lines are in the cart.`),
  withdrawn: (count: number) =>
    count === 1
      ? '1 product is no longer sold and was left out.'
      : `${count} products are no longer sold and were left out.`,
  moved: (name: string, was: string, now: string) => `${name}: was ${was}, now ${now}.`,
  movedTitle: 'Prices changed since this cart was saved',
  toCart: 'Open cart',
  noScript: 'The store inside the portal needs JavaScript.',
})
