import { listQuery, rowId, words } from '#platform/lists/rules/query.ts'
import { texts } from '../texts.ts'

/** The longest name of a saved cart. */
export const MOST_NAME_CHARS = 80

/** A product of a saved cart (E-SAVEDCART). `price` is dollars each when the cart was saved: a record. */
export interface SavedProduct {
  qty: number
  price: number
  id: string
}

export interface CartToSave {
  cartName: string
  products: readonly unknown[]
  projectID: number | null
}

export interface SaveProblems {
  cartName?: string
  products?: string
  projectID?: string
}

/** The problems of the form (V-SAVE), by field; empty when the cart can be saved. */
export function saveProblems({ cartName, products, projectID }: CartToSave): SaveProblems {
  const name = cartName.trim()
  return {
    ...(name === ''
      ? { cartName: texts.nameRequired }
      : [...name].length > MOST_NAME_CHARS && { cartName: texts.nameTooLong }),
    ...(products.length === 0 && { products: texts.itemsRequired }),
    ...(projectID === null && { projectID: texts.projectRequired }),
  }
}

/** The first problem, in the order of the form; undefined when the cart can be saved. */
export const firstProblem = (problems: SaveProblems): string | undefined =>
  problems.cartName ?? problems.products ?? problems.projectID

/** A price that differs from the one in a saved cart; dollars. */
export interface MovedPrice {
  id: string
  name: string
  was: number
  now: number
}

/** The products whose price differs from the saved one. Services without a saved price count as unmoved. */
export const movedPrices = (
  saved: readonly { id: string; price: number | null }[],
  current: readonly { id: string; name: string; price: number }[],
): MovedPrice[] =>
  current.flatMap(({ id, name, price }) => {
    const was = saved.find((product) => product.id === id)?.price
    return was === undefined || was === null || was === price ? [] : [{ id, name, was, now: price }]
  })

/** What the list of saved carts can be asked for. */
export const CART_LIST = listQuery({ filters: { search: words(100), projectID: rowId({ was: 'project' }) } })
