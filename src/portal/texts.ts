import { customerTexts, listTexts, projectTexts } from './work-texts.ts'

/** Texts of the partner portal. */
export const texts = {
  name: 'Partner Portal',
  signIn: { toStore: 'Go to the store' },
  product: {
    readOnly: 'You can read everything about this product here. To buy it, open it in the store.',
    openInStore: 'Open in the store',
  },
  frame: {
    navigation: 'Portal',
    menu: 'Menu',
    search: 'Search customers and projects',
    searchHint: 'Name, phone, e-mail, ZIP or project',
    commands: 'Go to',
    paletteKeys: 'Ctrl K',
    paletteTitle: 'Go to a page, customer or project',
    results: 'Results',
    nothingFound: 'Nothing has these words.',
    signOut: 'Sign out',
    roles: {
      contractor: 'Contractor',
      sales: 'Sales',
      operations: 'Operations',
      admin: 'Administrator',
    },
    goKeys: (letter: string) => `G then ${letter}`,
    shortcuts: 'Keyboard shortcuts',
    shortcutsOn: 'Use shortcuts of single letters',
    keys: [
      ['Ctrl K', 'Go to a page, customer or project'],
      ['/', 'Search this list'],
      ['J', 'Next row'],
      ['K', 'Previous row'],
      ['X', 'Select the row'],
      ['Enter', 'Open the row'],
      ['?', 'Show this list'],
    ],
  },
  lists: listTexts,
  customers: customerTexts,
  projects: projectTexts,
  home: {
    title: 'Home',
    stages: 'Projects by stage',
    leads: 'Leads to call',
    recent: 'Changed last',
    noLeads: 'No lead waits for a call.',
  },
  notAllowed: {
    title: 'Your role may not see this page',
    text: 'Ask an administrator if you need it.',
  },
  notFound: {
    title: 'The portal has no such page',
    text: 'Check the address, or go on in the store.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'We have been notified. Please try again in a few minutes.',
  },
} as const
