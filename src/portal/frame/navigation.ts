import { mayDo } from '#features/people/accounts/rules/actions.ts'
import { defineTexts } from '#lib/language/texts.ts'
import type { Destination, PortalUser } from '../context.ts'

const texts = defineTexts({
  home: 'Home',
  sell: 'Sell',
  prices: 'Prices and terms',
  service: 'Feedback and service',
  tools: 'Tools',
  people: 'People',
})

/** The groups of the navigation in their order, with their headings. The first has none. */
const GROUPS: Readonly<Record<NonNullable<Destination['group']>, string | undefined>> = {
  start: undefined,
  sell: texts.sell,
  prices: texts.prices,
  service: texts.service,
  tools: texts.tools,
  people: texts.people,
}

/** A page or an action as the frame shows it. */
export type NavigationLink = Pick<Destination, 'href' | 'name' | 'key' | 'onPhone'>

/** What a person may open: the navigation, and the further actions of the command palette. */
export interface Navigation {
  groups: readonly { title?: string | undefined; entries: readonly NavigationLink[] }[]
  actions: readonly NavigationLink[]
}

/** Of contractors; staff begin with the page of today. */
const HOME: Destination = { group: 'start', place: 0, href: '/', name: texts.home, key: 'h', onPhone: true }

/** The navigation of a role; a group without an entry is left out. */
export function navigationOf(declared: readonly Destination[], role: PortalUser['role']): Navigation {
  const entries = [...(role === 'contractor' ? [HOME] : []), ...declared]
    .filter(({ needs }) => needs === undefined || mayDo(role, needs))
    .sort((a, b) => a.place - b.place)
  const linksOf = (group: string | undefined): NavigationLink[] =>
    entries
      .filter((entry) => entry.group === group)
      .map(({ href, name, key, onPhone }) => ({
        href,
        name,
        ...(key && { key }),
        ...(onPhone && { onPhone }),
      }))
  return {
    groups: Object.entries(GROUPS)
      .map(([group, title]) => ({ title, entries: linksOf(group) }))
      .filter((group) => group.entries.length > 0),
    actions: linksOf(undefined),
  }
}

/** Pages and actions, for the palette and the shortcuts. */
export const destinationsOf = ({ groups, actions }: Navigation): NavigationLink[] => [
  ...groups.flatMap(({ entries }) => entries),
  ...actions,
]

/** Whether a page belongs to a navigation entry: the entry's own page or one below it. */
export const isBelow = (path: string, href: string): boolean =>
  path === href || (href !== '/' && path.startsWith(`${href}/`))
