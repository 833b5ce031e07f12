import { Form } from 'react-router'
import type { RowGauge, SystemRow } from '#features/partners/partner-tools/contract.ts'
import { formatDate } from '#lib/dates.ts'
import { formatWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Link } from '#ui/link/link.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { IntoShop } from '../into-cart.tsx'
import type { ToolProject } from '../project-form.tsx'
import { texts as tools } from '../texts.ts'

const { systems: texts } = tools

const COMPARE_FORM = 'compare-systems'

interface Props {
  readonly rows: readonly SystemRow[]
  readonly project: ToolProject | null
}

/** The systems, each with its units, fit, price and cart; the ticked ones are compared. */
export const Systems = ({ rows, project }: Props) => (
  <>
    <Form method="post" id={COMPARE_FORM} className="row no-print">
      {project && <input type="hidden" name="project" value={project.id} />}
      <Button type="submit" icon="compare">
        {texts.compareChosen}
      </Button>
      <span className="meta">{texts.compareHint}</span>
    </Form>
    <ul className="tool-systems">
      {rows.map((row) => (
        <li key={row.id} className="box stack">
          <System row={row} project={project} />
        </li>
      ))}
    </ul>
  </>
)

function System({ row, project }: { readonly row: SystemRow; readonly project: ToolProject | null }) {
  const { id, name, sku, path, units, ahri, ratingSource, facts, fit, parts, lines } = row
  return (
    <>
      <div className="row between tool-system-head">
        <div>
          <h3>
            <Link href={path}>{name}</Link>
          </h3>
          <p className="meta">
            {[sku, ...units.map((unit) => unitWords(unit))].join(' · ')}
            <br />
            {ahri === null ? texts.noAhri : texts.ahri(ahri)}. {texts.ratedBy(ratingSource)}
          </p>
        </div>
        <label className="row no-print">
          <input type="checkbox" className="tick" name="compare" value={id} form={COMPARE_FORM} />
          {texts.compare}
          <span className="visually-hidden"> {name}</span>
        </label>
      </div>
      <dl className="tool-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="meta">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fit.cooling && <Fit label={texts.fit.cooling} gauge={fit.cooling} />}
      {fit.heating && <Fit label={texts.fit.heating} gauge={fit.heating} />}
      {fit.backup && <p className="meta">{fit.backup}</p>}
      <div className="row between">
        <Prices row={row} />
        <IntoShop lines={lines} project={project} look="plain" name={name} />
      </div>
      {parts.length > 0 && (
        <Disclosure summary={texts.parts} aside={String(parts.length)}>
          <ul className="bullets">
            {parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

const profitWords = (profit: number | null): string =>
  profit === null ? tools.unknownProfit : formatWire(profit)

const unitWords = ({ role, sku, quantity }: SystemRow['units'][number]): string =>
  `${quantity > 1 ? `${quantity} × ` : ''}${role === '' ? sku : `${role} ${sku}`}`

function Prices({ row: { price, kitPrice, stock, parts, ...row } }: { readonly row: SystemRow }) {
  return (
    <p>
      <b>{formatWire(price)}</b> <span className="meta">{texts.price}</span>
      <br />
      <span className="meta">
        {parts.length === 0 ? texts.noParts : texts.kitPrice(formatWire(kitPrice))}
        {'. '}
        {tools.stockOf[stock.status]}
        {stock.restockOn !== null && `, ${tools.restock(formatDate(stock.restockOn))}`}
        {row.grossProfit !== undefined && `. ${tools.grossProfit}: ${profitWords(row.grossProfit)}`}
      </span>
    </p>
  )
}

const Fit = ({ label, gauge: { fits, because } }: { readonly label: string; readonly gauge: RowGauge }) => (
  <p className="row">
    <StateWord state={fits ? 'ok' : 'warn'}>{label}</StateWord>
    <span>{because}</span>
  </p>
)
