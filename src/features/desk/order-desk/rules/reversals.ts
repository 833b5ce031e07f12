/**
 * The acts of the order page that can be undone at once, each with the act that undoes it. An act on money, a
 * mail or goods that left has no row here: it is never undone.
 */
export const REVERSED_BY = {
  hold: 'release',
  release: 'hold',
  // It gives back only an order that costs what it cost then.
  'edit-place': 'undo-edit',
  'edit-items': 'undo-edit',
  assign: 'assign',
  'write-note': 'remove-note',
  'change-note': 'change-note',
  'remove-note': 'restore-note',
  'add-serials': 'remove-serials',
  'change-serial': 'change-serial',
  'remove-serials': 'restore-serials',
} as const satisfies Readonly<Record<string, string>>

export type Reversible = keyof typeof REVERSED_BY
