// What Medusa's search knows of a product; the facets are those that products.json has.
import { readFileSync } from 'node:fs'
import { defineSearchIndex, graphSeed, search } from '@medusajs/framework/utils'

const products = JSON.parse(readFileSync('products.json', 'utf8'))
const facets = [...new Set(products.flatMap((product) => Object.keys(product.facets)))]

export default defineSearchIndex({
  name: 'product',
  entity: 'product',
  fields: search.define({
    id: search.keyword().filterable(),
    title: search.text().searchable({ weight: 3 }),
    description: search.text().searchable(),
    handle: search.keyword(),
    status: search.keyword().filterable(),
    sales_channel_ids: search.keyword().array().filterable(),
    price: search.float().filterable().sortable(),
    ...Object.fromEntries(facets.map((name) => [name, search.keyword().filterable().facetable()])),
  }),
  seed: graphSeed({
    fields: ['id', 'title', 'description', 'handle', 'status', 'metadata', 'sales_channels.id'],
    transform: (rows) =>
      rows.map(({ id, title, description, handle, status, metadata, sales_channels }) => ({
        id,
        title,
        description,
        handle,
        status,
        sales_channel_ids: sales_channels.map((channel) => channel.id),
        price: metadata.price,
        ...Object.fromEntries(facets.map((name) => [name, metadata[name] ?? ''])),
      })),
  }),
})
