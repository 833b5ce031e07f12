/** Texts of the page that frames the store. */
export const texts = {
  title: 'Shop for a customer',
  shoppingFor: (customer: string) => `Shopping for ${customer}`,
  frame: 'The store',
  connecting: 'Connecting to the store',
  connected: 'The store is connected.',
  lost: 'The store did not answer. Reload the page, or call us.',
  noProject: 'No project is chosen. You can look around; to save a cart, choose a project first.',
  choose: 'Choose a project',
  copy: 'Copy the cart',
  paste: 'Paste the cart',
  copied: (items: number) => (items === 1 ? '1 line copied.' : `${items} lines copied.`),
  copiedNothing: 'The cart is empty, so nothing was copied.',
  pasted: (lines: number) => (lines === 1 ? '1 line is in the cart.' : `${lines} lines are in the cart.`),
  withdrawn: (count: number) =>
    count === 1
      ? '1 product is no longer sold and was left out.'
      : `${count} products are no longer sold and were left out.`,
  moved: (name: string, was: string, now: string) => `${name}: ${was} then, ${now} today.`,
  movedTitle: 'Prices that have changed since the cart was saved',
  toCart: 'Open the cart',
  noScript: 'The store inside the portal needs JavaScript.',
} as const
