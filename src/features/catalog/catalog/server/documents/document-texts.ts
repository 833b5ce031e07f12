import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the PDF documents of a product. */
export const documentTexts = defineTexts({
  printed: (id: string, day: string) => `Product ${id}, printed ${day}`,
  page: (page: number, of: number) => `${page} / ${of}`,
  continued: (heading: string) => `${heading}, continued`,
  sheet: {
    title: (sku: string) => `Specification sheet ${sku}`,
    head: (store: string) => `${store} · Specification sheet`,
    box: 'In the box',
    shipping: 'Shipping',
    weight: 'Weight',
    pounds: (weight: number) => `${weight} lb`,
    freightClass: 'Freight class',
    circuits: 'Circuits',
    circuitColumns: ['Unit', 'Supply', 'Minimum circuit ampacity', 'Largest breaker'],
    circuitsEach: (unit: string, count: number) => `${unit}, ${count} circuits, each`,
    amps: (amps: number) => `${amps} A`,
    notStated: 'not stated',
    ownOutlet: 'outlet of its own',
    unitSizes: 'Size of each unit',
    sizeColumns: ['Unit', 'Width', 'Height', 'Depth'],
  },
  certificate: {
    title: (reference: string) => `Matched system certificate ${reference}`,
    head: (store: string) => `${store} · Matched system`,
    reference: 'AHRI certified reference number',
    ratedTogether: 'Rated together',
    note: (source: string) =>
      `Source of the rating: ${source}. The rating holds for these models together and ` +
      'for no other combination. Rebate programs and permits ask for the reference number; the ' +
      'certificate of record is kept in the AHRI Directory of Certified Product Performance.',
  },
})
