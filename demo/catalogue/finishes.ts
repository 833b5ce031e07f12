import type { Draft } from './product.ts'

/** The paint of the cabinets of these brands; the others are pearl. */
const FINISHES: Readonly<Record<string, string>> = {
  Corvane: 'graphite',
  Oakhollow: 'almond',
  Hearthmoor: 'white',
  'Tamarin Air': 'white',
  Clearlune: 'white',
}

type Options = Readonly<Record<string, string | number | boolean>>

function painted<T extends Options>(options: T): T & { finish?: string } {
  const finish = FINISHES[String(options.brand ?? '')]
  return finish === undefined ? options : { ...options, finish }
}

/** The product with the paint of its brand, wherever its drawing shows the brand. */
export function finished(draft: Draft): Draft {
  const { drawing } = draft
  if (!drawing) return draft
  const { options, parts } = drawing
  return {
    ...draft,
    drawing: {
      ...drawing,
      ...(options && { options: painted(options) }),
      ...(parts && { parts: parts.map((part) => ({ ...part, options: painted(part.options) })) }),
    },
  }
}
