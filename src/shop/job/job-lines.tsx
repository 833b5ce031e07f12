import { Form } from 'react-router'
import { SaidNeeds, WayQuestion } from '#features/catalog/accessories/ui/said-needs.tsx'
import { optionNames } from '#features/catalog/accessories/view/parts-list.ts'
import type { Capacity } from '#features/catalog/catalog/rules/capacity.ts'
import { texts } from '#features/selling/job/texts.ts'
import { type Cents, formatMoney, fromWire } from '#lib/money.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { HomeVerdict } from '../sizing/home-verdict.tsx'
import { type JobEquipment, type JobList, type JobRow, LEFT_OUT } from './job-list.ts'

interface Props {
  readonly path: string
  /** the list's products as its address has them */
  readonly items: string
  readonly list: JobList
  readonly isBusy: boolean
  /** what the equipment can heat and cool, by id */
  readonly capacities: Readonly<Record<string, Capacity | null>>
}

/** The products of the job with their parts. Choices are fields of one form, so they work without script. */
export function JobLines({ path, items, list: { equipment, others }, isBusy, capacities }: Props) {
  return (
    <Form method="get" action={path} className="stack-l" preventScrollReset>
      <input type="hidden" name="items" value={items} />
      {equipment.map((each) => (
        <Equipment key={each.item.id} {...each} capacity={capacities[each.item.id]} />
      ))}
      {others.length > 0 && (
        <section>
          <h2>{texts.otherItems}</h2>
          <ul className="job-rows">
            {others.map(({ item, price }) => (
              <li key={item.id} className="job-row">
                <Link href={item.url}>{item.name}</Link>
                <Amount quantity={item.qty} price={price} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {equipment.length > 0 && (
        <Button type="submit" className="no-print" busy={isBusy} busyText={texts.updating}>
          {texts.update}
        </Button>
      )}
    </Form>
  )
}

function Equipment({
  item,
  price,
  sections,
  way,
  pages,
  capacity,
}: JobEquipment & { readonly capacity: Capacity | null | undefined }) {
  return (
    <section className="box job-equipment" aria-labelledby={`job-${item.id}`}>
      <div className="job-row job-head">
        <div>
          <p className="plate-label">{item.category}</p>
          <h2 id={`job-${item.id}`}>
            <Link className="plain" href={item.url}>
              {item.name}
            </Link>
          </h2>
          <p className="meta">{item.sku}</p>
        </div>
        <Amount quantity={item.qty} price={price} />
      </div>
      <HomeVerdict capacity={capacity} />
      <WayQuestion ways={way.ways} value={way.value} name={way.field} />
      {sections.length === 0 && <p className="meta">{texts.noParts}</p>}
      {sections.map(({ title, rows }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul className="job-rows">
            {rows.map((row) => (
              <NeedLine key={row.field} row={row} equipment={item.name} />
            ))}
          </ul>
        </div>
      ))}
      <SaidNeeds pages={pages} />
    </section>
  )
}

function NeedLine({ row, equipment }: { readonly row: JobRow; readonly equipment: string }) {
  const { need, part, state, quantity, price } = row
  const isBought = state === 'bought'
  return (
    <li className={isBought ? 'job-row' : 'job-row job-out'}>
      <div>
        <p className="plate-label">
          {need.title} · {need.required ? texts.required : texts.recommended}
        </p>
        {state === 'offered' || state === 'have' ? null : <Link href={part.path}>{part.name}</Link>}
        <p className="meta">
          {need.why} {isBought && part.fit}
        </p>
        {state !== 'onList' && <Choice row={row} label={texts.choose(need.title, equipment)} />}
      </div>
      {isBought ? (
        <Amount quantity={quantity} price={price} />
      ) : (
        <p className="meta">{texts.states[state]}</p>
      )}
    </li>
  )
}

function Choice({
  row: { field, need, part, state },
  label,
}: {
  readonly row: JobRow
  readonly label: string
}) {
  const { own } = optionNames(need.components.map(({ name }) => name))
  return (
    <select
      className="input no-print"
      name={field}
      aria-label={label}
      defaultValue={state === 'have' || state === 'offered' ? LEFT_OUT : part.id}
    >
      {need.components.map(({ id, price, isInStock }, index) => (
        <option key={id} value={id}>
          {own[index]}, {formatMoney(fromWire(price))}
          {isInStock ? '' : `, ${texts.states.outOfStock.toLowerCase()}`}
        </option>
      ))}
      <option value={LEFT_OUT}>{need.required ? texts.haveIt : texts.leaveOut}</option>
    </select>
  )
}

function Amount({ quantity, price }: { readonly quantity: number; readonly price: Cents }) {
  return (
    <p className="job-amount">
      {quantity > 1 && <span className="meta">{texts.quantity(quantity)}</span>}{' '}
      <span className="price compact">{formatMoney(price)}</span>
    </p>
  )
}
