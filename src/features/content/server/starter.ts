import type { NewEntry } from './install.ts'

/** What a new store starts with; staff edit it afterwards. */
export const STARTER_CONTENT: readonly NewEntry[] = [
  {
    kind: 'announcement',
    slug: 'top',
    title: 'Summer event',
    summary: 'Equipment ships free to the lower 48, insured to your door.',
    body: { text: 'Summer event: free insured freight on equipment', link: { text: 'See details', href: '/free-shipping' }, endsAt: '2025-07-31T23:59:59-05:00' },
  },
]
