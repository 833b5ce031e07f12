import { defineTexts } from '#lib/language/texts.ts'
import { customerTexts, listTexts, projectTexts } from './work-texts.ts'

/** Texts of the partner portal. */
export const texts = defineTexts({
  name: 'Partner Portal',
  signIn: { toStore: 'Go to the store' },
  check: 'Check your entries and try again.',
  product: {
    readOnly: 'This page is for reading. To buy this product, open it in the store.',
    openInStore: 'Open in the store',
  },
  frame: {
    waitingChats: 'waiting for an answer',
    chatSound: 'Play a sound when a chat is waiting',
    navigation: 'Portal',
    menu: 'Menu',
    search: 'Search customers, projects, orders, quotes and products',
    searchHint: 'Name, phone, ZIP, order, quote or model',
    commands: 'Go to',
    paletteKeys: 'Ctrl K',
    paletteTitle: 'Go to a page or search',
    foundOrder: (shipTo: string) => `Order to ${shipTo}`,
    foundQuote: (customer: string) => `Quote for ${customer}`,
    results: 'Results',
    nothingFound: 'No matches.',
    signOut: 'Sign out',
    roles: {
      contractor: 'Contractor',
      sales: 'Sales',
      operations: 'Operations',
      admin: 'Administrator',
    },
    goKeys: (letter: string) => `G then ${letter}`,
    shortcuts: 'Keyboard shortcuts',
    shortcutsOn: 'Use single-letter shortcuts',
    keys: [
      ['Ctrl K', 'Go to a page; find a customer, project, order, quote or product'],
      ['/', 'Search this list'],
      ['J', 'Next row'],
      ['K', 'Previous row'],
      ['X or Space', 'Select the row'],
      ['Shift X', 'Select the rows from the last selected one'],
      ['M', 'Change the selected rows'],
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
    waits: 'To do today',
    calls: 'Calls due',
    noCalls: 'No calls due.',
    called: 'Called',
    calledOf: (name: string) => `Called ${name}`,
    promisedFor: (day: string) => `promised for ${day}`,
    carts: 'Saved carts',
    issues: 'Open issues',
    expiringQuotes: 'Quotes expiring soon',
    openQuotes: 'Quotes out with customers',
    noQuotes: 'No quotes out.',
    latestOrders: 'Latest orders',
    noOrders: 'No orders yet.',
    all: 'Show all',
    recent: 'Recently updated',
  },
  notAllowed: {
    title: 'You don’t have access to this page',
    text: 'Ask an administrator for access.',
  },
  toFirstPage: 'Go to your first page',
  notFound: {
    title: 'We can’t find that page',
    text: 'Check the address, or begin again at your first page.',
  },
  failed: {
    title: 'Something went wrong',
    text: 'We have been notified. Please try again in a few minutes.',
  },
})

/** "Orders | Partner Portal": the title of a page in the browser's tab. */
export const titled = (name: string): string => `${name} | ${texts.name}`
