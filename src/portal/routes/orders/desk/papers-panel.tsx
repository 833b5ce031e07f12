import { PAPER } from '#features/desk/order-papers/rules/access.ts'
import type { Paper } from '#features/desk/order-papers/rules/papers.ts'
import { mayShip } from '#features/selling/fulfilment/rules/shipping.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { buttonClass } from '#ui/button/button.tsx'
import { useMay } from '../../../frame/permitted.ts'
import type { PanelProps } from './panel.ts'

const texts = defineTexts({
  title: 'Print',
  papers: {
    'pick-list': 'Pick list',
    'packing-slip': 'Packing slip',
    'bill-of-lading': 'Bill of lading',
  },
  ofShipment: {
    'packing-slip': (number: number) => `Packing slip of shipment ${number}`,
    'bill-of-lading': (number: number) => `Bill of lading of shipment ${number}`,
  },
})

const OF_SHIPMENT = ['packing-slip', 'bill-of-lading'] as const

/** The address of a paper of an order, or of one of its shipments. */
const paperPath = (paper: Paper, order: string, shipment?: number): string => {
  const search = new URLSearchParams({ order, ...(shipment && { shipment: String(shipment) }) })
  return `/orders/papers/${paper}.pdf?${search}`
}

/** What the warehouse prints: for what is left to ship, and for each shipment. */
export function PapersPanel({ order: { orderID, state, lines, shipments } }: PanelProps) {
  const mayPrint = useMay(PAPER.print)
  const isLeft = mayShip(state) && lines.some(({ waiting }) => waiting > 0)
  const links = [
    ...(isLeft
      ? (Object.keys(texts.papers) as Paper[]).map((paper) => ({
          paper,
          href: paperPath(paper, orderID),
          name: texts.papers[paper],
        }))
      : []),
    ...shipments.flatMap(({ number }) =>
      OF_SHIPMENT.map((paper) => ({
        paper,
        href: paperPath(paper, orderID, number),
        name: texts.ofShipment[paper](number),
      })),
    ),
  ]
  if (!mayPrint || links.length === 0) return null
  return (
    <section className="stack no-print" id="papers">
      <h2>{texts.title}</h2>
      <div className="row">
        {links.map(({ paper, href, name }) => (
          <span key={href} data-paper={paper}>
            <a className={buttonClass({})} href={href} target="_blank" rel="noopener">
              {name}
            </a>
          </span>
        ))}
      </div>
    </section>
  )
}
