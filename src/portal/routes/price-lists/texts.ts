import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of the pages of price lists and costs. */
export const texts = defineTexts({
  lists: {
    title: 'Price lists',
    lead: 'A company pays its list price, or the public price if that is lower.',
    company: 'Company',
    name: 'Name',
    days: 'Dates',
    prices: 'Prices',
    from: (day: string) => `from ${day}`,
    fromTo: (from: string, to: string) => `${from} to ${to}`,
    inForce: 'active',
    none: 'No price lists yet.',
    noneHow: 'Create one below, then import its prices from a CSV file.',
    create: 'New price list',
    copyOf: 'Copy prices from',
    noCopy: 'None (empty list)',
    startsOn: 'Start date',
    endsOn: 'End date',
    submit: 'Create price list',
    costs: 'Product costs',
  },
  list: {
    back: 'All price lists',
    of: (company: string) => `For ${company}`,
    save: 'Save changes',
    saved: 'Saved.',
    facts: 'Name and dates',
    prices: 'Prices',
    product: 'Product',
    price: 'Price',
    publicPrice: 'Public price',
    cost: 'Cost',
    noPrices: 'No prices yet.',
    notSold: 'not for sale',
  },
  imports: {
    title: 'Import from a CSV file',
    lead: 'One product per line: model or product number, a comma, and the price in dollars.',
    whole: 'The file replaces the whole list. Products that are not in the file are removed.',
    costsLead: 'Products that are not in the file keep their cost.',
    file: 'CSV file',
    preview: 'Preview changes',
    confirm: 'Confirm it’s you before you change prices',
    problems: (count: number) =>
      count === 1
        ? '1 line has an error. Nothing was imported.'
        : `${count} lines have errors. Nothing was imported.`,
    warnings: 'Imported with warnings:',
    line: (line: number) => `Line ${line}: `,
    nothing: 'No changes. The file matches the current prices.',
    counts: (added: number, changed: number, removed: number, same: number) =>
      `${added} new, ${changed} changed, ${removed} removed, ${same} unchanged.`,
    changes: 'Changes',
    more: 'Showing the first 100 changes.',
    product: 'Product',
    before: 'Current',
    after: 'New',
    apply: 'Import',
    applied: 'Import complete. The new prices are active.',
    undone: 'Import undone. The previous prices are back.',
    history: 'Import history',
    when: 'Date',
    who: 'Imported by',
    size: 'Changes',
    state: 'Status',
    inForce: 'active',
    wentBack: (who: string) => `undone by ${who}`,
    undo: 'Undo this import',
  },
  costs: {
    title: 'Product costs',
    lead:
      'What you pay for each product. The store uses it for gross profit and as the lowest allowed ' +
      'price.',
    known: (count: number) =>
      count === 1 ? '1 product has a cost.' : `${grouped(count)} products have a cost.`,
  },
})
