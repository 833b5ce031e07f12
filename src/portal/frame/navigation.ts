import type { Action } from '#features/people/accounts/rules/permissions.ts'
import type { PortalUser } from '../context.ts'
import { mayDo } from './permitted.ts'

type Role = PortalUser['role']

/** A page of the navigation, or an action of the command palette. */
export interface Destination {
  href: string
  name: string
  /** the permission that the page needs; undefined: each person who is signed in */
  needs?: Action | undefined
  /** the letter that opens it after G */
  key?: string | undefined
  /** is in the bar at the bottom of a phone */
  onPhone?: boolean | undefined
}

export interface NavigationGroup {
  /** undefined: the group without a heading */
  title?: string | undefined
  entries: readonly Destination[]
}

/** Every page that the navigation names. A page that is not built yet has no line. */
const NAVIGATION: readonly NavigationGroup[] = [
  {
    entries: [
      { href: '/', name: 'Home', key: 'h', onPhone: true },
      { href: '/customers', name: 'Customers', needs: 'customers.read', key: 'c', onPhone: true },
      { href: '/projects', name: 'Projects', needs: 'projects.read', key: 'p', onPhone: true },
      { href: '/leads', name: 'Leads', needs: 'leads.read', key: 'l' },
      { href: '/chats', name: 'Chats', key: 'k', needs: 'chat.read' },
      { href: '/photo-quotes', name: 'Photo quotes', needs: 'photo-quotes.read' },
    ],
  },
  {
    title: 'Sell',
    entries: [
      { href: '/shop', name: 'Shop', key: 's', needs: 'carts.read' },
      { href: '/saved-carts', name: 'Saved carts', key: 'v', needs: 'carts.read' },
      { href: '/quotes', name: 'Quotes', key: 'q', needs: 'quotes.read' },
      { href: '/orders', name: 'Orders', key: 'o', needs: 'orders.read', onPhone: true },
      { href: '/paste', name: 'Paste a list', key: 'm', needs: 'partner-orders.place' },
    ],
  },
  {
    title: 'Prices and terms',
    entries: [
      { href: '/credit', name: 'Credit', key: 't', needs: 'company.read' },
      { href: '/tax-certificates', name: 'Tax certificates', key: 'x', needs: 'company.read' },
      { href: '/price-lists', name: 'Price lists', key: 'r', needs: 'price-lists.read' },
      { href: '/approvals', name: 'Price approvals', key: 'a', needs: 'orders.reprice' },
    ],
  },
  {
    title: 'Feedback and service',
    entries: [
      { href: '/issues', name: 'Issues', key: 'i', needs: 'issues.read' },
      { href: '/surveys', name: 'Surveys', needs: 'surveys.read' },
      { href: '/mails', name: 'Emails', needs: 'mails.read' },
      { href: '/reviews', name: 'Reviews and questions', needs: 'reviews.read' },
      { href: '/stories', name: 'Customer stories', key: 'j', needs: 'stories.read' },
      { href: '/content', name: 'Content', needs: 'content.edit' },
      { href: '/installers', name: 'Installers', needs: 'contractors.read' },
      { href: '/warranties', name: 'Warranties', needs: 'warranties.read' },
    ],
  },
  {
    title: 'Tools',
    entries: [
      {
        href: '/tools/room-btu-calculator',
        name: 'Room BTU calculator',
        key: 'b',
        needs: 'projects.read',
      },
      {
        href: '/tools/mini-split-component-assembler',
        name: 'Mini split assembler',
        key: 'e',
        needs: 'projects.read',
      },
      {
        href: '/tools/mini-split-system-selector',
        name: 'Mini split selector',
        key: 'n',
        needs: 'projects.read',
      },
      { href: '/tools/ducted-system-selector', name: 'Ducted selector', key: 'z', needs: 'projects.read' },
    ],
  },
  {
    title: 'People',
    entries: [
      { href: '/companies', name: 'Companies', key: 'w', needs: 'company.read' },
      { href: '/tools/hvac-contractor-list', name: 'HVAC contractor list', key: 'f' },
      { href: '/users', name: 'Users', key: 'u', needs: 'users.read' },
      { href: '/audit', name: 'Audit log', key: 'd', needs: 'audit.read' },
      { href: '/account', name: 'Your account', key: 'y' },
    ],
  },
]

/** The actions of the command palette, beside opening a page. */
const ACTIONS: readonly Destination[] = [
  { href: '/customers/new', name: 'New customer', needs: 'customers.write' },
  { href: '/projects/new', name: 'New project', needs: 'projects.write' },
  { href: '/quotes/new', name: 'New quote', needs: 'quotes.write' },
  { href: '/quotes/templates', name: 'Quote templates', needs: 'quotes.write' },
  { href: '/companies/new', name: 'New company', needs: 'companies.write' },
  { href: '/content/new', name: 'New article or announcement', needs: 'content.edit' },
]

const mayUse = (role: Role, { needs }: Destination): boolean => needs === undefined || mayDo(role, needs)

/** The groups that a role sees; a group without an entry is left out. */
export const navigationOf = (role: Role): NavigationGroup[] =>
  NAVIGATION.map(({ title, entries }) => ({
    title,
    entries: entries.filter((entry) => mayUse(role, entry)),
  })).filter(({ entries }) => entries.length > 0)

/** Pages and actions of a role, for the palette and the shortcuts. */
export const destinationsOf = (role: Role): Destination[] => [
  ...navigationOf(role).flatMap(({ entries }) => entries),
  ...ACTIONS.filter((action) => mayUse(role, action)),
]

/** Whether a page belongs to a navigation entry: the entry's own page or one below it. */
export const isBelow = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`))
