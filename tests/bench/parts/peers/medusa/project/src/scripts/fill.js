// Makes a store in Medusa by its own workflows, with the products of products.json, and writes what a shop
// must know of it to store.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { ContainerRegistrationKeys, Modules } from '@medusajs/framework/utils'
import {
  createApiKeysWorkflow,
  createProductCategoriesWorkflow,
  createProductsWorkflow,
  createRegionsWorkflow,
  createSalesChannelsWorkflow,
  createShippingOptionsWorkflow,
  createShippingProfilesWorkflow,
  createStockLocationsWorkflow,
  createTaxRegionsWorkflow,
  linkSalesChannelsToApiKeyWorkflow,
  linkSalesChannelsToStockLocationWorkflow,
} from '@medusajs/medusa/core-flows'

const AT_ONCE = 100
const PROVIDER = 'manual_manual'

export default async function fill({ container }) {
  const run = async (workflow, input) => (await workflow(container).run({ input })).result
  const products = JSON.parse(readFileSync('products.json', 'utf8'))
  const [channel] = await run(createSalesChannelsWorkflow, { salesChannelsData: [{ name: 'Shop' }] })
  const [region] = await run(createRegionsWorkflow, {
    regions: [
      { name: 'US', currency_code: 'usd', countries: ['us'], payment_providers: ['pp_system_default'] },
    ],
  })
  await run(createTaxRegionsWorkflow, [
    { country_code: 'us', provider_id: 'tp_system', default_tax_rate: { name: 'Tax', code: 'tax', rate: 8 } },
  ])
  const { shipping, profile } = await makeDelivery(container, run, channel)
  const [key] = await run(createApiKeysWorkflow, {
    api_keys: [{ title: 'shop', type: 'publishable', created_by: '' }],
  })
  await run(linkSalesChannelsToApiKeyWorkflow, { id: key.id, add: [channel.id] })
  const categories = await run(createProductCategoriesWorkflow, {
    product_categories: [...new Set(products.map(({ category }) => category))].map((name) => ({
      name,
      is_active: true,
    })),
  })
  const categoryIds = Object.fromEntries(categories.map(({ id, name }) => [name, id]))
  const variants = {}
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const made = await run(createProductsWorkflow, {
      products: products.slice(from, from + AT_ONCE).map((product) => ({
        ...goodsOf(product),
        category_ids: [categoryIds[product.category]],
        shipping_profile_id: profile.id,
        sales_channels: [{ id: channel.id }],
      })),
    })
    for (const { handle, variants: own } of made) variants[handle] = own[0].id
  }
  const told = { key: key.token, region: region.id, shipping: shipping.id, categories: categoryIds, variants }
  writeFileSync('store.json', JSON.stringify(told))
}

const goodsOf = ({ id, name, slug, description, cents, facets }) => ({
  title: name,
  handle: slug,
  description,
  status: 'published',
  metadata: { price: cents / 100, ...facets },
  options: [{ title: 'size', values: ['one'] }],
  variants: [
    {
      title: 'one',
      sku: id,
      manage_inventory: false,
      options: { size: 'one' },
      prices: [{ currency_code: 'usd', amount: cents / 100 }],
    },
  ],
})

/** A warehouse that ships everywhere in the country at one price. */
async function makeDelivery(container, run, channel) {
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const fulfillment = container.resolve(Modules.FULFILLMENT)
  const [place] = await run(createStockLocationsWorkflow, {
    locations: [
      { name: 'Warehouse', address: { city: 'Chicago', country_code: 'US', address_1: '1 Main St' } },
    ],
  })
  const at = { [Modules.STOCK_LOCATION]: { stock_location_id: place.id } }
  await link.create({ ...at, [Modules.FULFILLMENT]: { fulfillment_provider_id: PROVIDER } })
  const [profile] = await run(createShippingProfilesWorkflow, { data: [{ name: 'Usual', type: 'default' }] })
  const set = await fulfillment.createFulfillmentSets({
    name: 'Delivery',
    type: 'shipping',
    service_zones: [{ name: 'US', geo_zones: [{ country_code: 'us', type: 'country' }] }],
  })
  await link.create({ ...at, [Modules.FULFILLMENT]: { fulfillment_set_id: set.id } })
  const [shipping] = await run(createShippingOptionsWorkflow, [
    {
      name: 'Standard',
      price_type: 'flat',
      provider_id: PROVIDER,
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: { label: 'Standard', description: 'Standard', code: 'standard' },
      prices: [{ currency_code: 'usd', amount: 25 }],
      rules: [
        { attribute: 'enabled_in_store', value: 'true', operator: 'eq' },
        { attribute: 'is_return', value: 'false', operator: 'eq' },
      ],
    },
  ])
  await run(linkSalesChannelsToStockLocationWorkflow, { id: place.id, add: [channel.id] })
  return { shipping, profile }
}
