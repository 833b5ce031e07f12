/** "1 item", "3 items": the words for a number of items in a cart. */
export const itemCount = (count: number): string => (count === 1 ? '1 item' : `${count} items`)

/**
 * The same as JavaScript source, for the script in the page's head that fills in the count before our own
 * code is loaded. `count` is the name of its variable.
 */
export const itemCountSource = (count: string): string =>
  `${count}===1?'${itemCount(1)}':${count}+'${itemCount(2).slice(1)}'`
