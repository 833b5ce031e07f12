import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeDatabase, type TestDatabase } from '#tests/fixtures/database/database.ts'
import type { ColumnSource, Mapping } from '../../rules/mapping/mapping.ts'
import { runImport } from './import-command.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.drop())
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'other-shops-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(async () => {
  await database.db.deleteFrom('product').execute()
})

async function run(name: string, text: string, mappingFile?: string) {
  const file = join(folder, name)
  writeFileSync(file, text)
  const out: string[] = []
  const code = await runImport(database.db, file, (line) => out.push(...line.split('\n')), { mappingFile })
  return { code, out }
}

const mappingOf = (name: string): Mapping => JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** Fills in what a person would: the sources and the words that are still empty. */
function complete(
  name: string,
  { words = {}, ...columns }: { words?: Record<string, string>; [column: string]: unknown },
): string {
  const mapping = mappingOf(name)
  const filled = Object.entries(mapping.columns).map(([column, source]) => {
    const own = Object.fromEntries(
      Object.entries(source.words ?? {}).map(([theirs, ours]) => [
        theirs,
        words[`${column} ${theirs}`] ?? ours,
      ]),
    )
    return [
      column,
      { ...source, ...(source.words ? { words: own } : {}), ...(columns[column] as ColumnSource) },
    ]
  })
  writeFileSync(join(folder, name), JSON.stringify({ ...mapping, columns: Object.fromEntries(filled) }))
  return join(folder, name)
}

const products = () =>
  database.db
    .selectFrom('product')
    .select(['id', 'sku', 'name', 'brand', 'type', 'description', 'weight_lb'])
    .orderBy('id')
    .execute()

// The headings are those of the programs' exports; the products are made up.
const SHOPIFY =
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,' +
  'Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,' +
  'Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,' +
  'Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,' +
  'Image Src,Image Position,Image Alt Text,Gift Card,SEO Title,SEO Description,Variant Image,' +
  'Variant Weight Unit,Variant Tax Code,Cost per item,Status\n' +
  'pleated,Pleated Filter,<p>MERV 8 &amp; long life</p>,Acme,,Air Filters,x,true,Size,16x25x1,,,,,PF-16,' +
  '450,shopify,5,deny,manual,19.99,24.99,true,true,,https://x.example/1.jpg,1,,false,,Six a box,,lb,,9,' +
  'active\n' +
  'pleated,,,,,,,,,20x25x1,,,,,PF-20,500,shopify,-2,continue,manual,21.99,0.00,true,true,,' +
  'https://x.example/2.jpg,2,,,,,,lb,,,\n' +
  'pleated,,,,,,,,,,,,,,,,,,,,,,,,,https://x.example/3.jpg,3,,,,,,,,,\n' +
  'cap,Blue Cap,,Acme,,Hats,,true,Title,Default Title,,,,,CAP,100,,3,deny,manual,9,,true,' +
  'true,,,,,,,,,lb,,,active\n'

test('[P10] a Shopify export gets a mapping, is read by it, and keeps its numbers', async () => {
  const first = await run('products.csv', SHOPIFY)
  expect([first.code, first.out[0], first.out[2]]).toEqual([
    1,
    expect.stringMatching(/is a Shopify product export\. Nothing was imported\.$/),
    expect.stringMatching(
      /\(type: Hats; category: Hats\) and import again with --mapping .*products\.mapping\.json/,
    ),
  ])
  expect(mappingOf('products.mapping.json').columns.type?.words).toEqual({
    'Air Filters': 'air-filter',
    Hats: '',
  })

  const mapping = complete('products.mapping.json', { words: { 'type Hats': '-', 'category Hats': '-' } })
  const second = await run('products.csv', SHOPIFY, mapping)
  expect([second.code, second.out.at(-1)]).toEqual([0, 'Imported: 2 new, 0 changed, 0 as before.'])
  expect(second.out).toContainEqual(expect.stringContaining('2 that are none by the mapping'))
  expect(await products()).toEqual([
    {
      id: '700000000',
      sku: 'PF-16',
      name: 'Pleated Filter, 16x25x1',
      brand: 'Acme',
      type: 'air-filter',
      description: 'MERV 8 & long life',
      weight_lb: 0.99,
    },
    expect.objectContaining({
      id: '700000001',
      sku: 'PF-20',
      name: 'Pleated Filter, 20x25x1',
      weight_lb: 1.1,
    }),
  ])
  expect((await run('products.csv', SHOPIFY, mapping)).out.at(-1)).toBe(
    'Imported: 0 new, 0 changed, 2 as before.',
  )
})

test('[P10] the headings that Shopify has had since 2025 are known too', async () => {
  const { out } = await run(
    'new.csv',
    'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,' +
      'Barcode,Option1 name,Option1 value,Price,Compare-at price,Inventory quantity,' +
      'Continue selling when out of stock,Weight value (grams),SEO description\n' +
      'Filter,filter,,Acme,,Air Filters,,TRUE,active,F-1,,Title,Default Title,19.99,,5,FALSE,450,\n',
  )
  expect([out[0], out.at(-1)]).toEqual([
    expect.stringMatching(/is read as a Shopify product export\.$/),
    'Imported: 1 new, 0 changed, 0 as before.',
  ])
})

test('[P10] a WooCommerce export with our categories is read at once, with its variations', async () => {
  const { code, out } = await run(
    'woo.csv',
    'ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Short description,Description,' +
      'In stock?,Stock,Backorders allowed?,Weight (kg),Length (cm),Width (cm),Height (cm),Sale price,' +
      'Regular price,Categories,Tags,Images,Parent,Position,Brands\n' +
      '10,variable,,Filter,1,0,visible,Short,<b>Long</b>,1,,0,,,,,,,Parts > Air Filters,,,,0,Acme\n' +
      '11,variation,F-1,"Filter - 16x25x1",1,0,visible,,,1,4,notify,0.5,63.5,40.6,2.5,15,19.99,,,,id:10,1,\n',
  )
  expect([code, out.at(-1)]).toEqual([0, 'Imported: 1 new, 0 changed, 0 as before.'])
  expect(await products()).toEqual([
    expect.objectContaining({ sku: 'F-1', brand: 'Acme', description: 'Long', weight_lb: 1.1 }),
  ])
})

test('[P10] a Magento export leaves out configurable products and translations', async () => {
  const { code, out } = await run(
    'magento.csv',
    'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,description,' +
      'short_description,weight,product_online,price,url_key,qty,allow_backorders,manufacturer\n' +
      'F,,Default,configurable,Default Category/Air Filters,base,Filter,,,,1,,filter,0,0,Acme\n' +
      'F-1,,Default,simple,Default Category/Air Filters,base,Filter 1,,,1.5000,1,' +
      '19.990000,filter-1,5.0000,0,Acme\n' +
      'F-1,fr,,,,,Filtre 1,,,,,,,,,\n',
  )
  expect([code, out.at(-1)]).toEqual([0, 'Imported: 1 new, 0 changed, 0 as before.'])
  expect(await products()).toEqual([
    expect.objectContaining({ sku: 'F-1', name: 'Filter 1', weight_lb: 1.5 }),
  ])
})

const GOOGLE_FACTS = {
  id: 'A1',
  title: 'Filter & frame',
  description: 'Plain',
  link: 'https://x.example/a1',
  image_link: 'https://x.example/a1.jpg',
  availability: 'in_stock',
  price: '1,299.00 USD',
  brand: 'Acme',
  mpn: 'F-1',
  product_type: 'Parts > Air Filters',
  shipping_weight: '16 oz',
}

test('[P10] a Google product file says how many are in stock by the mapping alone', async () => {
  const names = Object.keys(GOOGLE_FACTS).join('\t')
  const tsv = `${names}\n${Object.values(GOOGLE_FACTS).join('\t')}\n`
  const first = await run('google.tsv', tsv)
  expect(first.out[2]).toContain('(available: in_stock)')

  const mapping = complete('google.mapping.json', { words: { 'available in_stock': '25' } })
  expect((await run('google.tsv', tsv, mapping)).out.at(-1)).toBe('Imported: 1 new, 0 changed, 0 as before.')
  expect(await products()).toEqual([
    expect.objectContaining({ sku: 'F-1', name: 'Filter & frame', weight_lb: 1 }),
  ])
})

const xmlItem = (facts: Record<string, string>, name = 'item') =>
  `<${name}>\n${Object.entries(facts)
    .map(
      ([fact, text]) => `  <g:${fact}>${text.replaceAll('&', '&amp;').replaceAll('>', '&gt;')}</g:${fact}>`,
    )
    .join('\n')}\n  <g:shipping><g:country>US</g:country><g:price>5 USD</g:price></g:shipping>\n</${name}>\n`

test.each([
  [
    'RSS',
    'item',
    (items: string) => `<rss version="2.0"><channel><title>Shop</title>\n${items}</channel></rss>`,
  ],
  ['Atom', 'entry', (items: string) => `<feed xmlns="http://www.w3.org/2005/Atom">\n${items}</feed>`],
])(
  '[P10] a Google product file in %s is read, and names the line of a wrong product',
  async (_, name, around) => {
    const items = [GOOGLE_FACTS, { ...GOOGLE_FACTS, mpn: 'F-2', price: '12.00 EUR' }]
    const xml = `<?xml version="1.0"?>\n${around(items.map((facts) => xmlItem(facts, name)).join(''))}`
    rmSync(join(folder, 'feed.mapping.json'), { force: true })
    expect((await run('feed.xml', xml)).out[0]).toMatch(/is a Google product file\./)

    const mapping = complete('feed.mapping.json', { words: { 'available in_stock': '25' } })
    const read = await run('feed.xml', xml, mapping)
    expect(read.out[0]).toMatch(/^line 17, column price: expected US dollars .* found 12\.00 EUR$/)
    const right = await run('feed.xml', xml.replace('12.00 EUR', '12.00 USD'), mapping)
    expect(right.out.at(-1)).toBe('Imported: 2 new, 0 changed, 0 as before.')
  },
)

test.each([
  [
    'a BMEcat catalog',
    '<?xml version="1.0"?>\n<BMECAT version="2005"><HEADER/></BMECAT>',
    /BMEcat catalog; ask .*From XML/,
  ],
  ['another XML', '<orders><order/></orders>', /XML that begins with <orders>; ask/],
  ['a file without products', '<rss><channel></channel></rss>', /no product/],
  ['no XML', 'id,sku\n1,2\n', /no product/],
  [
    'entities that grow',
    `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "&a;&a;&a;">]><rss><channel></channel></rss>`,
    /no product/,
  ],
])('[P10] %s with the ending .xml is refused with advice', async (_, text, said) => {
  const { code, out } = await run('other.xml', text)
  expect([code, out.at(-1), out[0]]).toEqual([1, 'Nothing was imported.', expect.stringMatching(said)])
})

test('[P10] an AHRI export becomes matched systems whose prices the merchant adds as a column', async () => {
  const header =
    'AHRI Ref. #,Model Status,Outdoor Unit Brand Name,Outdoor Unit Series Name,Outdoor Unit Model Number,' +
    'Indoor Unit Model Number,Furnace Model Number,"Cooling Capacity (95F), btuh (Appendix M1) *",' +
    'EER2 (95F) (Appendix M1) *,SEER2 (Appendix M1) *,HSPF2 (Region IV) (Appendix M1) *'
  const row = '209876543,Active,ACME,Quiet,HP36,AH36,,"35,400",12.5,15.2,7.8'
  const { out } = await run('ahri.csv', `${header}\n${row}\n`)
  expect(out[0]).toMatch(/is an AHRI directory export\./)
  expect(out[2]).toContain('(type; category; price; available; weight_lb)')

  const mapping = complete('ahri.mapping.json', {
    type: { value: 'heat-pump-system' },
    category: { value: 'heat-pump-systems' },
    price: { from: 'Our price' },
    available: { value: '3' },
    weight_lb: { value: '320' },
  })
  const priced = `${header},Our price\n${row},"$4,299.00"\n`
  expect((await run('ahri.csv', priced, mapping)).out.at(-1)).toBe('Imported: 1 new, 0 changed, 0 as before.')
  const match = await database.db.selectFrom('matched_system').selectAll().executeTakeFirstOrThrow()
  expect(match).toMatchObject({
    outdoor_model: 'HP36',
    indoor_model: 'AH36',
    reference_number: '209876543',
    seer2: 15.2,
    cooling_btu: 35_400,
    rating_source: 'AHRI directory export',
  })
})

test('[P10] a list of ENERGY STAR is known', async () => {
  const { out } = await run(
    'energy-star.csv',
    'ENERGY STAR Unique ID,ENERGY STAR Partner,Brand Name,Model Name,Model Number,' +
      'Additional Model Information,Product Type,Fuel Type,Efficiency (AFUE),' +
      'Date Available On Market,Date Qualified,Markets,CB Model Identifier\n' +
      '1738857,Acme Inc.,Acme,Quiet,Q96,,Gas Furnace,Natural Gas,96,,,United States,ES_1\n',
  )
  expect(out[0]).toMatch(/is a list of ENERGY STAR\./)
  const { columns } = mappingOf('energy-star.mapping.json')
  expect([columns.sku, columns.type?.words, columns['attribute:afue']]).toEqual([
    { from: 'Model Number' },
    { 'Gas Furnace': 'gas-furnace' },
    { from: 'Efficiency (AFUE)' },
  ])
})

test('[P10] any other table below a title gets a mapping, which is not written twice', async () => {
  const list = 'Spring prices,,,,\n\nModel,SKU,Long text,Net price,On hand\nA,A-1,Filter,12.50,5\n'
  expect((await run('supplier.csv', list)).out[0]).toMatch(/is a table of another program\./)
  const { columns, leftOut } = mappingOf('supplier.mapping.json')
  expect([columns.sku, columns.name, leftOut]).toEqual([
    { from: 'SKU' },
    { from: '', value: '' },
    ['Model', 'Long text', 'Net price', 'On hand'],
  ])
  expect((await run('supplier.csv', list)).out[1]).toMatch(/is there already; delete it for a new one/)
})

test.each([
  ['is no JSON', '{', /expected JSON/],
  ['has an unknown part', '{"table":"x","columns":{"sku":{"form":"SKU"}}}', /columns, sku: .*form/],
  [
    'names a column that the catalog lacks',
    '{"table":"x","columns":{"skuu":{"from":"SKU"}}}',
    /no column skuu.*did you mean sku/,
  ],
  ['is not complete', '{"table":"x","columns":{"sku":{"from":""}}}', /complete what is still empty: sku/],
])('[P10] a mapping that %s is refused', async (_, json, said) => {
  const mapping = join(folder, 'wrong.json')
  writeFileSync(mapping, json)
  const { code, out } = await run('list.csv', 'SKU\nA\n', mapping)
  expect([code, out.join('\n')]).toEqual([2, expect.stringMatching(said)])
})

test('[P10] a file that lacks a column of its mapping is refused', async () => {
  const mapping = join(folder, 'lacks.json')
  writeFileSync(
    mapping,
    '{"table":"x","columns":{"sku":{"from":"SKU"},"name":{"from":"Title"},"price":{"from":"Net"}}}',
  )
  const { code, out } = await run('list.csv', 'SKU,Title\nA,B\n', mapping)
  expect([code, out]).toEqual([
    1,
    [
      'line 1, column Net: expected this column, which the mapping names, found nothing',
      'Nothing was imported.',
    ],
  ])
})
