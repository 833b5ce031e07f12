import { defineTexts } from '#lib/language/texts.ts'

/** Texts of the page that makes a quote. */
export const newTexts = defineTexts({
  forCustomer: (name: string) => `New quote for ${name}`,
  whom: 'Customer',
  project: 'Project',
  noProject: 'No project yet',
  contactHow: 'Without a project, enter who the quote is for. You can fill this in later.',
  name: 'Name',
  zip: 'ZIP code',
  email: 'Email',
  phone: 'Phone',
  from: 'Start from',
  fromLines: (lines: number) =>
    lines === 1 ? '1 product will be copied.' : `${lines} products will be copied.`,
  cart: 'Saved cart',
  noCart: 'No cart',
  template: 'Template',
  noTemplate: 'No template',
  make: 'Create quote',
  option: 'Option 1',
  loadOf: (project: string) => `Load for ${project}`,
})
