import { type Action, mayDo, type Role } from '#features/people/accounts/rules/actions.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { CUSTOMER, PROJECT } from './access.ts'

/** What the kinds of entries in a customer's history are called. */
const entries = defineTexts({
  call: 'Call',
  note: 'Note',
  visit: 'Visit',
  mail: 'Email',
  change: 'Change',
  project: 'Project',
  sizing: 'Sizing',
})

/** A kind of entry in a customer's history, and the permission that reading one needs. */
export interface EntryKind {
  kind: string
  name: string
  reads: Action
}

/** The kinds that people write by hand. */
export const WRITTEN_KINDS = ['call', 'note', 'visit', 'mail'] as const

/** The kinds of entries about customers and projects; other features declare theirs in their feature.ts. */
export const OWN_KINDS = {
  call: { kind: 'call', name: entries.call, reads: CUSTOMER.read },
  note: { kind: 'note', name: entries.note, reads: CUSTOMER.read },
  visit: { kind: 'visit', name: entries.visit, reads: CUSTOMER.read },
  mail: { kind: 'mail', name: entries.mail, reads: CUSTOMER.read },
  change: { kind: 'change', name: entries.change, reads: CUSTOMER.read },
  project: { kind: 'project', name: entries.project, reads: PROJECT.read },
  sizing: { kind: 'sizing', name: entries.sizing, reads: PROJECT.read },
} as const satisfies Readonly<Record<string, EntryKind>>

/** The kinds that a role may read. */
export const kindsFor = (kinds: readonly EntryKind[], role: Role): readonly EntryKind[] =>
  kinds.filter(({ reads }) => mayDo(role, reads))
