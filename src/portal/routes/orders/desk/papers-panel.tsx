import { PAPER } from '#features/desk/order-papers/rules/access.ts'
import { likelyPackages, MOST_PACKAGES, type Paper } from '#features/desk/order-papers/rules/papers.ts'
import { mayShip } from '#features/selling/fulfilment/rules/shipping.ts'
import { defineTexts } from '#lib/language/texts.ts'
import { Button, buttonClass } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useMay } from '../../../frame/permitted.ts'
import type { PanelProps } from './panel.ts'

const texts = defineTexts({
  title: 'Print',
  papers: {
    'pick-list': 'Pick list',
    'packing-slip': 'Packing slip',
    'bill-of-lading': 'Bill of lading',
  },
  labels: 'Labels',
  packages: 'Packages or pallets',
  toShip: 'To ship',
  shipment: (number: number) => `Shipment ${number}`,
  replacement: (number: number) => `Replacement ${number}`,
  named: (what: string, paper: string) => `${what}: ${paper}`,
})

type PrintedPaper = keyof typeof texts.papers

/** Whose papers: `shipment` or `replacement` is its place in the order, from 1; neither: what is left. */
interface Of {
  readonly order: string
  readonly shipment?: number
  readonly replacement?: number
}

/** What the warehouse prints: for what is left to ship, and for each shipment. */
export function PapersPanel({ order: { orderID, state, lines, shipments } }: PanelProps) {
  const isLeft = mayShip(state) && lines.some(({ waiting }) => waiting > 0)
  if (!useMay(PAPER.print) || (!isLeft && shipments.length === 0)) return null
  return (
    <section className="stack no-print" id="papers">
      <h2>{texts.title}</h2>
      {isLeft && (
        <Papers
          of={{ order: orderID }}
          papers={['pick-list', 'packing-slip', 'bill-of-lading']}
          title={texts.toShip}
          packages={likelyPackages(lines.map(({ waiting, isFreight }) => ({ units: waiting, isFreight })))}
        />
      )}
      {shipments.map(({ number, lines: sent }) => (
        <Papers
          key={number}
          of={{ order: orderID, shipment: number }}
          papers={['packing-slip', 'bill-of-lading']}
          title={texts.shipment(number)}
          packages={packagesOf(lines, sent)}
        />
      ))}
    </section>
  )
}

/** What the warehouse prints for a replacement, by its place in the order. */
export function ReplacementPapers({
  order: { orderID, lines },
  number,
  lines: sent,
}: Pick<PanelProps, 'order'> & {
  readonly number: number
  readonly lines: readonly { lineNo: number; qty: number }[]
}) {
  if (!useMay(PAPER.print)) return null
  return (
    <Papers
      of={{ order: orderID, replacement: number }}
      papers={['pick-list', 'packing-slip', 'bill-of-lading']}
      title={texts.replacement(number)}
      packages={packagesOf(lines, sent)}
    />
  )
}

/** The labels that a person probably wants for what was sent of these lines. */
const packagesOf = (
  lines: PanelProps['order']['lines'],
  sent: readonly { lineNo: number; qty: number }[],
): number =>
  likelyPackages(
    sent.map(({ lineNo, qty }) => ({
      units: qty,
      isFreight: lines.some((line) => line.lineNo === lineNo && line.isFreight),
    })),
  )

const pathOf = (paper: Paper): string => `/orders/papers/${paper}.pdf`

/** Links to the papers of one shipment, and the number of its labels. */
function Papers({
  of,
  papers,
  title,
  packages,
}: {
  readonly of: Of
  readonly papers: readonly PrintedPaper[]
  readonly title: string
  readonly packages: number
}) {
  const named = Object.entries(of).map(([name, value]): [string, string] => [name, String(value)])
  return (
    <fieldset className="row portal-papers">
      <legend className="meta">{title}</legend>
      {papers.map((paper) => (
        <span key={paper} data-paper={paper}>
          <a
            className={buttonClass({})}
            href={`${pathOf(paper)}?${new URLSearchParams(named)}`}
            target="_blank"
            rel="noopener"
            aria-label={texts.named(title, texts.papers[paper])}
          >
            {texts.papers[paper]}
          </a>
        </span>
      ))}
      <form
        method="get"
        action={pathOf('label')}
        target="_blank"
        className="row"
        data-paper="label"
        rel="noopener"
      >
        {named.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          label={texts.packages}
          name="packages"
          type="number"
          min={1}
          max={MOST_PACKAGES}
          defaultValue={packages}
          required
        />
        <Button type="submit" aria-label={texts.named(title, texts.labels)}>
          {texts.labels}
        </Button>
      </form>
    </fieldset>
  )
}
