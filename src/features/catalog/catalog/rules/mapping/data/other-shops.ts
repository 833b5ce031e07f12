import type { OtherTable } from '../mapping.ts'

const YES_NO = { '1': 'yes', '0': 'no' }
/** A category of another shop says at best what a product is. */
const kinds = (from: string) => ({ type: [{ from, words: {} }], category: [{ from, words: {} }] })

// Headings as public exports of the programs have them, read 2026-11-27.
export const OTHER_TABLES: readonly OtherTable[] = [
  {
    name: 'Shopify product export',
    marks: [['Handle', 'Title', 'Variant Price']],
    columns: {
      sku: [{ from: 'Variant SKU' }],
      name: [{ from: ['Title', 'Option1 Value', 'Option2 Value', 'Option3 Value'], join: ', ' }],
      brand: [{ from: 'Vendor' }],
      ...kinds('Type'),
      price: [{ from: 'Variant Price', unit: 'USD' }],
      list_price: [{ from: 'Variant Compare At Price', unit: 'USD' }],
      available: [{ from: 'Variant Inventory Qty', unit: 'pieces' }],
      back_order: [{ from: 'Variant Inventory Policy', words: { continue: 'yes', deny: 'no' } }],
      weight_lb: [{ from: 'Variant Grams', unit: 'g' }],
      summary: [{ from: 'SEO Description' }],
      description: [{ from: 'Body (HTML)' }],
      withdrawn: [{ from: 'Status', words: { active: 'no', draft: 'yes', archived: 'yes' } }],
    },
    family: {
      of: 'Handle',
      names: ['Handle'],
      columns: ['Title', 'Vendor', 'Type', 'Body (HTML)', 'SEO Description', 'Status'],
    },
    skip: { 'Variant Price': [''] },
  },
  {
    name: 'Shopify product export',
    marks: [['URL handle', 'Title', 'Inventory quantity']],
    columns: {
      sku: [{ from: 'SKU' }],
      name: [{ from: ['Title', 'Option1 value', 'Option2 value', 'Option3 value'], join: ', ' }],
      brand: [{ from: 'Vendor' }],
      ...kinds('Type'),
      price: [{ from: 'Price', unit: 'USD' }],
      list_price: [{ from: 'Compare-at price', unit: 'USD' }],
      available: [{ from: 'Inventory quantity', unit: 'pieces' }],
      back_order: [{ from: 'Continue selling when out of stock' }],
      weight_lb: [{ from: 'Weight value (grams)', unit: 'g' }],
      summary: [{ from: 'SEO description' }],
      description: [{ from: 'Description' }],
      withdrawn: [{ from: 'Status', words: { active: 'no', draft: 'yes', archived: 'yes' } }],
    },
    family: {
      of: 'URL handle',
      names: ['URL handle'],
      columns: ['Title', 'Vendor', 'Type', 'Description', 'SEO description', 'Status'],
    },
    skip: { Price: [''] },
  },
  {
    name: 'WooCommerce product export',
    marks: [['SKU', 'Regular price', 'Visibility in catalog']],
    columns: {
      sku: [{ from: 'SKU' }],
      name: [{ from: 'Name' }],
      brand: [{ from: 'Brands' }],
      ...kinds('Categories'),
      price: [{ from: 'Regular price', unit: 'USD' }],
      available: [{ from: 'Stock', unit: 'pieces' }],
      back_order: [{ from: 'Backorders allowed?', words: { ...YES_NO, notify: 'yes' } }],
      weight_lb: [
        { from: 'Weight (lbs)', unit: 'lb' },
        { from: 'Weight (kg)', unit: 'kg' },
        { from: 'Weight (g)', unit: 'g' },
        { from: 'Weight (oz)', unit: 'oz' },
      ],
      carton_length_in: [{ from: 'Length (in)' }, { from: 'Length (cm)', unit: 'cm' }],
      carton_width_in: [{ from: 'Width (in)' }, { from: 'Width (cm)', unit: 'cm' }],
      carton_height_in: [{ from: 'Height (in)' }, { from: 'Height (cm)', unit: 'cm' }],
      summary: [{ from: 'Short description' }],
      description: [{ from: 'Description' }],
      withdrawn: [{ from: 'Published', words: { '1': 'no', '0': 'yes', '-1': 'yes' } }],
    },
    family: {
      of: 'Parent',
      names: ['SKU', 'ID'],
      columns: ['Brands', 'Categories', 'Short description', 'Description', 'Published'],
    },
    skip: { Type: ['variable', 'grouped', 'external'] },
  },
  {
    name: 'Magento product export',
    marks: [['sku', 'attribute_set_code', 'product_type']],
    columns: {
      sku: [{ from: 'sku' }],
      name: [{ from: 'name' }],
      brand: [{ from: 'manufacturer' }, { from: 'brand' }],
      ...kinds('categories'),
      price: [{ from: 'price', unit: 'USD' }],
      available: [{ from: 'qty', unit: 'pieces' }],
      back_order: [{ from: 'allow_backorders', words: { ...YES_NO, '2': 'yes' } }],
      weight_lb: [{ from: 'weight', unit: 'lb' }],
      slug: [{ from: 'url_key' }],
      summary: [{ from: 'short_description' }],
      description: [{ from: 'description' }],
      withdrawn: [{ from: 'product_online', words: { '1': 'no', '0': 'yes', '2': 'yes' } }],
    },
    skip: { product_type: ['configurable', 'grouped', 'bundle'], store_view_code: ['*'] },
  },
  {
    name: 'Google product file',
    marks: [['id', 'title', 'link', 'availability', 'price']],
    columns: {
      sku: [{ from: ['mpn', 'id'] }, { from: 'id' }],
      name: [{ from: 'title' }],
      brand: [{ from: 'brand' }],
      type: [
        { from: 'product_type', words: {} },
        { from: 'google_product_category', words: {} },
      ],
      category: [
        { from: 'product_type', words: {} },
        { from: 'google_product_category', words: {} },
      ],
      price: [{ from: 'price', unit: 'USD' }],
      available: [{ from: 'availability', words: { out_of_stock: '0', 'out of stock': '0' } }],
      weight_lb: [
        { from: 'shipping_weight', unit: 'lb' },
        { from: 'product_weight', unit: 'lb' },
      ],
      carton_length_in: [{ from: 'shipping_length', unit: 'in' }],
      carton_width_in: [{ from: 'shipping_width', unit: 'in' }],
      carton_height_in: [{ from: 'shipping_height', unit: 'in' }],
      description: [{ from: 'description' }],
    },
  },
  {
    name: 'list of ENERGY STAR',
    marks: [
      ['ENERGY STAR Unique ID', 'Markets'],
      ['pd_id', 'energy_star_partner'],
    ],
    columns: {
      sku: [
        { from: 'Model Number' },
        { from: 'Outdoor Unit Model Number' },
        { from: 'model_number' },
        { from: 'outdoor_unit_model_number' },
      ],
      name: [
        { from: ['Brand Name', 'Model Name', 'Model Number'], join: ' ' },
        { from: ['Outdoor Unit Brand Name', 'Outdoor Unit Model Number'], join: ' ' },
        { from: ['brand_name', 'model_name', 'model_number'], join: ' ' },
      ],
      brand: [{ from: 'Brand Name' }, { from: 'Outdoor Unit Brand Name' }, { from: 'brand_name' }],
      ...kinds('Product Type'),
      'attribute:afue': [{ from: 'Efficiency (AFUE)' }, { from: 'efficiency_afue' }],
      'attribute:eer': [{ from: 'Energy Efficiency (EER)' }],
    },
  },
  {
    name: 'AHRI directory export',
    marks: [['AHRI Ref. #'], ['AHRI Certified Reference Number']],
    columns: {
      sku: [{ from: 'AHRI Ref. #' }, { from: 'AHRI Certified Reference Number' }],
      name: [
        {
          from: ['Outdoor Unit Brand Name', 'Outdoor Unit Model Number', 'Indoor Unit Model Number'],
          join: ' ',
        },
      ],
      brand: [{ from: 'Outdoor Unit Brand Name' }, { from: 'Brand Name' }],
      match: [
        {
          object: {
            outdoorModel: ['Outdoor Unit Model Number'],
            indoorModel: ['Indoor Unit Model Number', 'Indoor Unit Model Number(s)'],
            furnaceModel: ['Furnace Model Number'],
            referenceNumber: ['AHRI Ref. #', 'AHRI Certified Reference Number'],
            seer2: [
              'SEER2 (Appendix M1) *',
              'SEER2 (Appendix M1)',
              'AHRI CERTIFIED RATINGS - SEER2 (Appendix M1)',
              'SEER2',
            ],
            eer2: [
              'EER2 (95F) (Appendix M1) *',
              'EER2 (95F) (Appendix M1)',
              'AHRI CERTIFIED RATINGS - EER2 (95F) (Appendix M1)',
            ],
            hspf2: [
              'HSPF2 (Region IV) (Appendix M1) *',
              'HSPF2 (Region IV) (Appendix M1)',
              'AHRI CERTIFIED RATINGS - HSPF2 (Region IV) (Appendix M1)',
              'HSPF2 (Region IV)',
            ],
            coolingBtu: [
              'Cooling Capacity (95F), btuh (Appendix M1) *',
              'AHRI CERTIFIED RATINGS - Cooling Capacity (95F), btuh (Appendix M1)',
            ],
            heatingBtu: [
              'Heating Capacity (47F), btuh (Appendix M1) *',
              'AHRI CERTIFIED RATINGS - Heating Capacity (47F), btuh (Appendix M1)',
            ],
          },
        },
      ],
    },
  },
]
