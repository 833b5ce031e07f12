/** Texts of customers and projects. */
export const texts = {
  busy: 'Many people are working at the moment. Please try again in a second.',
  name: 'Enter a name.',
  phone: 'Enter a phone number with ten digits.',
  email: 'Enter an e-mail address like name@example.com.',
  zip: 'Enter a ZIP code with five digits.',
  state: 'Enter a state with two letters, such as IL.',
  reach: 'Enter a phone number or an e-mail address.',
  home: 'Enter the floor area in square feet and the ZIP code.',
  noteEmpty: 'Write a sentence first.',
  changed: 'Someone else changed this while you were writing. Compare both and save again.',
  duplicate: 'A customer with this phone number or e-mail address exists already.',
  tooManyContacts: 'A customer has at most 50 contacts.',
  tooManyProjects: 'A customer has at most 200 projects.',
  created: 'Customer created',
  projectCreated: (name: string) => `Project created: ${name}`,
  moved: (name: string, from: string, to: string) => `${name}: ${from} → ${to}`,
  sized: (name: string, heating: string, cooling: string) =>
    `${name}: heating load ${heating} BTU/h, cooling load ${cooling} BTU/h`,
} as const
