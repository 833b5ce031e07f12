import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import type { MatchedPair } from '../../contract.ts'
import { pairTexts as texts } from './texts.ts'

/** Asks for a model; sends itself as an address, so it also works without script. */
export function PairForm({
  path,
  typed,
  fault,
  isBusy,
}: {
  readonly path: string
  readonly typed: string
  readonly fault: string | null
  readonly isBusy: boolean
}) {
  return (
    <Form method="get" action={path} className="job-find">
      <TextField
        label={texts.field}
        hint={texts.hint}
        name="model"
        defaultValue={typed}
        maxLength={40}
        error={fault ?? undefined}
      />
      <Button type="submit" look="primary" size="big" busy={isBusy} busyText={texts.working}>
        {texts.submit}
      </Button>
    </Form>
  )
}

/** Rated pairs: their models, their ratings, their AHRI number, and the way to buy them together. */
export function Pairs({
  pairs,
  isMore,
  fitOf,
}: {
  readonly pairs: readonly MatchedPair[]
  readonly isMore: boolean
  /** whether a pair fits the visitor's home */
  readonly fitOf: (id: string) => ReactNode
}) {
  return (
    <section className="stack-l" aria-labelledby="pairs-found">
      <h2 id="pairs-found">{texts.found(pairs.length, isMore)}</h2>
      {pairs.map((pair) => (
        <Pair key={pair.id} pair={pair} fit={fitOf(pair.id)} />
      ))}
      <p className="meta">{texts.note}</p>
    </section>
  )
}

function Pair({ pair, fit }: { readonly pair: MatchedPair; readonly fit: ReactNode }) {
  const { id, name, path, price, isInStock, referenceNumber, ratingSource, ratings, parts } = pair
  const rows: { name: string; value: string }[] = [
    ...parts.map(({ role, model }) => ({ name: role, value: model })),
    ...ratings.map(({ label, value, unit }) => ({ name: label, value: `${value} ${unit}`.trim() })),
    { name: texts.source, value: ratingSource },
    { name: texts.price, value: formatMoney(fromWire(price)) + (isInStock ? '' : `. ${texts.outOfStock}`) },
  ]
  return (
    <article className="box stack">
      <h3>
        <Link className="plain" href={path}>
          {name}
        </Link>
      </h3>
      {fit}
      <table className="specs">
        <tbody>
          <tr>
            <th scope="row">{texts.reference}</th>
            <td>
              {referenceNumber ?? texts.notListed}{' '}
              {referenceNumber !== null && (
                <a href={`/product-documents/${id}/certificate.pdf`}>{texts.certificate}</a>
              )}
            </td>
          </tr>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>{row.value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="row no-print">
        <LinkButton href={`/cart?items=${id}x1`} aria-label={texts.toCartNamed(name)}>
          {texts.toCart}
        </LinkButton>
        <LinkButton look="quiet" href={`/job-list?items=${id}x1`} aria-label={texts.wholeJobNamed(name)}>
          {texts.wholeJob}
        </LinkButton>
      </div>
    </article>
  )
}
