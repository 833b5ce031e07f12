import type { Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'
import { BUYER } from '#features/people/accounts/rules/actor.ts'
import type { Cents } from '#lib/money.ts'
import { emptyContent, type Line, MOST_SECTION_LINES, MOST_SECTIONS } from '../rules/content.ts'
import { createDraft } from './create-draft.ts'

interface Kit {
  title: string
  lines: readonly { id: string; qty: number; price: Cents }[]
}

interface Asker {
  email: string
  zip: string
  now: Date
}

/** Makes a draft that waits for a consultant: each kit is an option, the first is recommended. */
export async function draftOfKits(
  trx: Transaction<Tables>,
  kits: readonly Kit[],
  { email, zip, now }: Asker,
): Promise<void> {
  const sections = kits.slice(0, MOST_SECTIONS).map(({ title, lines }, index) => ({
    key: `kit-${index + 1}`,
    title: title.slice(0, 80),
    tier: null,
    note: '',
    isRecommended: index === 0,
    lines: lines.slice(0, MOST_SECTION_LINES).map(
      ({ id, qty, price }, line): Line => ({
        ...{ key: `line-${line + 1}`, id, qty, price, listPrice: price },
        ...{ isOptional: false, group: null, note: '' },
      }),
    ),
  }))
  const nobody = { name: '', phone: '', extension: '', email: '' }
  await createDraft(trx, {
    source: 'selector',
    actor: BUYER,
    contact: { name: '', phone: '', email, zip },
    content: { ...emptyContent(nobody), sections },
    now,
  })
}
