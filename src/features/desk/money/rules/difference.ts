export const KINDS = [
  'orphan',
  'earlier',
  'missing',
  'unknown',
  'amount',
  'refunded',
  'state',
  'unknown_refund',
  'refund_amount',
] as const

type Kind = (typeof KINDS)[number]

/** `order`: bring the order in line on its own page. */
export const RESOLUTIONS = ['give_back', 'take_over', 'order'] as const

type Resolution = (typeof RESOLUTIONS)[number]

interface Figures {
  kind: Kind
  theirs: { amount: number } | null
  ours: { amount: number } | null
}

/**
 * What may be done about a difference, the usual first. Asking again and explaining it are always possible.
 */
export function resolutionsOf({ kind, theirs, ours }: Figures): Resolution[] {
  switch (kind) {
    case 'orphan':
      return ['give_back']
    case 'unknown':
      return ['give_back', 'order']
    case 'unknown_refund':
      return ['take_over', 'order']
    case 'refunded':
      return (theirs?.amount ?? 0) > (ours?.amount ?? 0) ? ['take_over', 'order'] : ['order']
    case 'missing':
    case 'amount':
    case 'state':
    case 'refund_amount':
    case 'earlier':
      return ['order']
  }
}
