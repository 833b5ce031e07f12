import { oc } from '@orpc/contract'
import { z } from 'zod'

const productId = z
  .string()
  .regex(/^\d{9}$/)
  .describe('nine digits')

/** A required-components accessory with the data that the buyer needs to choose it. */
const componentSchema = z.object({
  id: productId,
  name: z.string(),
  parentCategoryListName: z.string().describe('its category'),
  isPopUp: z.boolean().describe('offered in the modal; others stand on the product page only'),
  sku: z.string(),
  path: z.string(),
  price: z.number().describe('US dollars, two decimals'),
  isInStock: z.boolean(),
  fit: z.string().describe('why this part fits this product; empty when only the merchant knows'),
})

const needSchema = z.object({
  kind: z.string(),
  title: z.string(),
  why: z.string(),
  required: z.boolean(),
  quantity: z.int(),
  way: z
    .string()
    .describe('of needs that exclude each other, the way that this one belongs to; empty for the others'),
  said: z
    .string()
    .describe('where no part can be chosen, why and what to do, with no components; empty otherwise'),
  components: z.array(componentSchema),
})

const pageSchema = z.object({ page: z.int().min(1).max(5), title: z.string(), needs: z.array(needSchema) })

export type RequiredComponent = z.infer<typeof componentSchema>
export type RequiredNeed = z.infer<typeof needSchema>
export type RequiredPage = z.infer<typeof pageSchema>

const MAX_INSTALLATION_PRODUCTS = 100

export const accessoriesContract = {
  /** Always five pages in order; the dialog skips those without needs (L-REQ-SKIP). 404 `product_unknown`. */
  required: oc
    .route({
      method: 'GET',
      path: '/catalog/products/{id}/required_components',
      tags: ['catalog'],
      summary: 'Parts that fit a product, by the five pages of the required-components modal, with reasons',
    })
    .input(z.object({ id: productId }))
    .output(z.object({ pages: z.array(pageSchema) })),

  /**
   * Services that an installer can quote for these products; unknown products have none. `services` is our
   * own field: the product that each service is for.
   */
  installation: oc
    .route({
      method: 'POST',
      path: '/installation_quotes_service',
      tags: ['catalog'],
      summary: 'Installation services that can be quoted for products',
    })
    .input(z.strictObject({ productIDs: z.array(productId).max(MAX_INSTALLATION_PRODUCTS) }))
    .output(
      z.object({
        serviceIDs: z.array(z.string()),
        services: z.array(z.object({ productID: productId, serviceIDs: z.array(z.string()) })),
      }),
    ),
}
