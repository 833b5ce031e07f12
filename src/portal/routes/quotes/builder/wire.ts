import { laborFromWire, laborToWire } from '#features/partners/quotes/contract/labor.ts'
import type { WireContent } from '#features/partners/quotes/contract/shapes.ts'
import type { Content, UnpricedLine } from '#features/partners/quotes/rules/content.ts'
import { fromWire, toCents, toWire } from '#lib/money.ts'

const centsOrNull = (amount: number | null | undefined) => (amount == null ? null : fromWire(amount))

/** Content of an answer, in cents. */
export const contentOf = (wire: WireContent): Content => ({
  ...wire,
  sections: wire.sections.map((section) => ({
    ...section,
    labor: section.labor && laborFromWire(section.labor),
    lines: section.lines.map((line) => ({
      ...line,
      price: fromWire(line.price ?? 0),
      listPrice: fromWire(line.listPrice ?? line.price ?? 0),
    })),
  })),
  shipping: { type: wire.shipping.type, overrideCost: centsOrNull(wire.shipping.overrideCost) },
})

/** Content as a request sends it. */
export const wireOf = (content: Content): WireContent => ({
  ...content,
  sections: content.sections.map((section) => ({
    ...section,
    ...(section.labor && { labor: laborToWire(section.labor) }),
    lines: section.lines.map(({ isUnpriced, ...line }: UnpricedLine) => ({
      ...line,
      price: isUnpriced ? null : toWire(toCents(line.price)),
      listPrice: toWire(toCents(line.listPrice)),
    })),
  })),
  holdsStock: false,
  shipping: {
    type: content.shipping.type,
    overrideCost:
      content.shipping.overrideCost === null ? null : toWire(toCents(content.shipping.overrideCost)),
  },
})
