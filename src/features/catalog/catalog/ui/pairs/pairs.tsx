import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { defineTexts } from '#lib/language/texts.ts'
import { formatMoney, fromWire } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import type { MatchedPair } from '../../contract.ts'

/** The sentences of the page of matched pairs. */
export const pairTexts = defineTexts({
  title: 'Find your matched pair',
  lead:
    'Enter the model of an outdoor unit, an indoor unit or a furnace, or an AHRI number. We’ll show the ' +
    'combinations that are rated together.',
  field: 'Model or AHRI number',
  hint: 'At least three characters, as on the nameplate.',
  submit: 'Find pairs',
  working: 'Searching',
  tooShort: (least: number, most: number) => `Enter ${least} to ${most} characters of the model.`,
  none: (typed: string) =>
    `We don’t sell a rated pair with “${typed}”. Check the model, or call us and we’ll look it up.`,
  found: (count: number, isMore: boolean) =>
    isMore
      ? `The ${count} most efficient pairs with this model. Enter more of it to narrow the list.`
      : count === 1
        ? '1 pair with this model'
        : `${count} pairs with this model`,
  reference: 'AHRI number',
  notListed: 'not listed yet; ask us',
  certificate: 'Certificate (PDF)',
  source: 'Source of the rating',
  price: 'Price of the whole system',
  outOfStock: 'Out of stock',
  toCart: 'Add the pair to the cart',
  toCartNamed: (name: string) => `Add the pair to the cart: ${name}`,
  wholeJob: 'Everything for the job',
  wholeJobNamed: (name: string) => `Everything for the job: ${name}`,
  note:
    'A rating holds for these models together and for no other combination. The certificate of record is ' +
    'kept in the AHRI Directory of Certified Product Performance.',
})

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
        label={pairTexts.field}
        hint={pairTexts.hint}
        name="model"
        defaultValue={typed}
        maxLength={40}
        error={fault ?? undefined}
      />
      <Button type="submit" look="primary" size="big" busy={isBusy} busyText={pairTexts.working}>
        {pairTexts.submit}
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
      <h2 id="pairs-found">{pairTexts.found(pairs.length, isMore)}</h2>
      {pairs.map((pair) => (
        <Pair key={pair.id} pair={pair} fit={fitOf(pair.id)} />
      ))}
      <p className="meta">{pairTexts.note}</p>
    </section>
  )
}

function Pair({ pair, fit }: { readonly pair: MatchedPair; readonly fit: ReactNode }) {
  const { id, name, path, price, isInStock, referenceNumber, ratingSource, ratings, parts } = pair
  const rows: { name: string; value: string }[] = [
    ...parts.map(({ role, model }) => ({ name: role, value: model })),
    ...ratings.map(({ label, value, unit }) => ({ name: label, value: `${value} ${unit}`.trim() })),
    { name: pairTexts.source, value: ratingSource },
    {
      name: pairTexts.price,
      value: formatMoney(fromWire(price)) + (isInStock ? '' : `. ${pairTexts.outOfStock}`),
    },
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
            <th scope="row">{pairTexts.reference}</th>
            <td>
              {referenceNumber ?? pairTexts.notListed}{' '}
              {referenceNumber !== null && (
                <a href={`/product-documents/${id}/certificate.pdf`}>{pairTexts.certificate}</a>
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
        <LinkButton href={`/cart?items=${id}x1`} aria-label={pairTexts.toCartNamed(name)}>
          {pairTexts.toCart}
        </LinkButton>
        <LinkButton look="quiet" href={`/job-list?items=${id}x1`} aria-label={pairTexts.wholeJobNamed(name)}>
          {pairTexts.wholeJob}
        </LinkButton>
      </div>
    </article>
  )
}
