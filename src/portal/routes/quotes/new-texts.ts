/** Texts of the page that makes a quote. */
export const newTexts = {
  forCustomer: (name: string) => `New quote for ${name}`,
  whom: 'Whom it is for',
  project: 'Project',
  noProject: 'No project yet',
  contactHow: 'Without a project, say who gets the quote. All of it can be filled in later.',
  name: 'Name',
  zip: 'ZIP code',
  email: 'E-mail',
  phone: 'Phone',
  from: 'What it is made from',
  fromLines: (lines: number) =>
    lines === 1 ? 'One product is taken over.' : `${lines} products are taken over.`,
  cart: 'Saved cart',
  noCart: 'No cart',
  template: 'Template',
  noTemplate: 'No template',
  make: 'Make the quote',
  option: 'Option 1',
  loadOf: (project: string) => `Load of ${project}`,
} as const
