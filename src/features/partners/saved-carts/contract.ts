import { oc } from '@orpc/contract'
import { z } from 'zod'
import { MAX_QUANTITY } from '#features/selling/pricing/rules/requested-line.ts'
import { after, listInput, next } from '#platform/lists/contract.ts'
import { CART_LIST } from './rules/save-cart.ts'

/** As many products as a cart holds. */
const MOST_PRODUCTS = 200
/** Carts that one press changes: a page of the list. */
const MOST_CHANGED = 50

const id = z.int().positive()
const cartName = z.string().max(400)
const productId = z.string().regex(/^\d{9}$/)
const quantity = z.int().min(1).max(MAX_QUANTITY)

const savedProduct = z.object({ qty: z.int(), price: z.number(), id: z.string() })

const savedCart = z.object({
  id,
  cartName: z.string(),
  projectID: id,
  projectName: z.string(),
  customerID: id.nullable(),
  customerName: z.string(),
  /** whose prices the cart has; null: a customer of the store's own */
  companyID: z.int().nullable(),
  /** where the customer lives; '' when it is not known */
  shipZip: z.string(),
  savedBy: z.string(),
  savedAt: z.iso.datetime(),
  products: z.array(
    savedProduct.extend({
      name: z.string(),
      sku: z.string(),
      url: z.string(),
      /** the price today; null when we no longer sell it */
      priceNow: z.number().nullable(),
    }),
  ),
})

const listedCart = savedCart.omit({ products: true }).extend({
  items: z.int(),
  /** what it cost when it was saved, before freight and tax */
  total: z.number(),
})

/** What the store answers, with the bearer token of a partner. */
export const saveCartContract = {
  /**
   * Saves a cart for a project (C-SAVE). The prices are recorded from our own price list. Needs an
   * Idempotency-Key. 400 with the message of V-SAVE, 403 `forbidden`, 404 for a project of another company or
   * a product that we do not sell, 409 `idempotency_conflict` | `in_progress`, 429 `too_many`.
   */
  save: oc
    .route({
      method: 'POST',
      path: '/cart/save',
      tags: ['partner'],
      summary: 'Saves a cart for a project of a partner’s customer',
    })
    .input(
      z.strictObject({
        products: z
          .array(
            z.strictObject({
              id: productId,
              qty: quantity,
              price: z.number().min(0).max(100_000_000).nullish(),
            }),
          )
          .max(MOST_PRODUCTS),
        cartName,
        projectID: id.nullish(),
      }),
    )
    .output(z.object({ id, cartName: z.string(), projectID: id, products: z.array(savedProduct) })),
}

// An id in an address is a text.
const addressed = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const one = z.strictObject({ id: addressed })

/** What the portal answers. A cart of another company is 404, as one that does not exist. */
export const savedCartsContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/partner/carts',
      tags: ['partner'],
      summary: 'The saved carts of the company, the latest first',
    })
    .input(listInput(CART_LIST, { after }))
    .output(z.object({ carts: z.array(listedCart), next })),
  open: oc
    .route({
      method: 'GET',
      path: '/partner/carts/{id}',
      tags: ['partner'],
      summary: 'A saved cart with the prices of then and now',
    })
    .input(one)
    .output(savedCart),
  project: oc
    .route({
      method: 'GET',
      path: '/partner/carts/projects/{id}',
      tags: ['partner'],
      summary: 'A project that a cart can be saved for, with its customer',
    })
    .input(one)
    .output(
      z.object({
        customer: z.object({ id, name: z.string(), shipZip: z.string() }),
        project: z.object({ id, name: z.string() }),
      }),
    ),
  /**
   * Saves products for a project, at today's prices; the same key gives the same cart once. 400 with the
   * message of V-SAVE, 404 for a project of another company, 429 `too_many`.
   */
  create: oc
    .route({ method: 'POST', path: '/partner/carts', tags: ['partner'], summary: 'Saves a list of products' })
    .input(
      z.strictObject({
        cartName,
        projectID: addressed.nullish(),
        products: z.array(z.strictObject({ id: productId, qty: quantity })).max(MOST_PRODUCTS),
        key: z.string().regex(/^[\w-]{16,200}$/),
      }),
    )
    .output(z.object({ id, cartName: z.string(), projectID: id, products: z.array(savedProduct) })),
  rename: oc
    .route({ method: 'POST', path: '/partner/carts/{id}/rename', tags: ['partner'], summary: 'Renames it' })
    .input(one.extend({ cartName }))
    .output(z.object({ cartName: z.string() })),
  remove: oc
    .route({
      method: 'POST',
      path: '/partner/carts/{id}/remove',
      tags: ['partner'],
      summary: 'Takes a saved cart off the list; `restore` undoes it',
    })
    .input(one)
    .output(z.object({ removed: z.literal(true) })),
  /**
   * Takes several carts off the list, or puts them back. Carts of other companies, and carts that are already
   * as asked, are skipped.
   */
  setRemoved: oc
    .route({
      method: 'POST',
      path: '/partner/carts/set-removed',
      tags: ['partner'],
      summary: 'Takes several carts off the list, or puts them back',
    })
    .input(z.strictObject({ ids: z.array(addressed).min(1).max(MOST_CHANGED), removed: z.boolean() }))
    .output(z.object({ changed: z.array(id), skipped: z.int() })),
  restore: oc
    .route({
      method: 'POST',
      path: '/partner/carts/{id}/restore',
      tags: ['partner'],
      summary: 'Puts a removed cart back on the list',
    })
    .input(one)
    .output(z.object({ restored: z.literal(true) })),
}
