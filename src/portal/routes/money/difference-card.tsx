import { Form } from 'react-router'
import type { PortalApi } from '#api/contract.ts'
import { formatWire } from '#lib/money.ts'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { DataTable } from '#ui/table/data-table.tsx'
import { dayOf } from '../reading.ts'
import { nameOfProvider } from '../settings/provider-texts.ts'
import { texts } from './texts.ts'

type Difference = Awaited<ReturnType<PortalApi['money']['reconciliation']>>['differences'][number]

/** A difference: both figures, what it means, and what may be done about it. */
export function DifferenceCard({ difference }: { readonly difference: Difference }) {
  const { kind, provider, chargeID, reference, foundAt, theirs, ours, resolutions } = difference
  return (
    <article
      className="box stack"
      id={`difference-${encodeURIComponent(reference)}`}
      aria-label={`${texts.kinds[kind]} ${reference}`}
    >
      <div>
        <h3>{texts.kinds[kind]}</h3>
        <p className="meta">{texts.found(nameOfProvider(provider), dayOf(foundAt))}</p>
        {chargeID !== '' && <p className="meta">{texts.chargeOf(chargeID, reference)}</p>}
      </div>
      <p>{texts.means[kind]}</p>
      {kind !== 'earlier' && (
        <DataTable
          caption={texts.figures}
          hideCaption
          rows={[
            { name: texts.atProvider, side: theirs },
            { name: texts.withUs, side: ours },
          ]}
          keyOf={({ name }) => name}
          columns={[
            { name: texts.whose, rowHeader: true, cell: ({ name }) => name },
            { name: texts.amount, numeric: true, cell: ({ side }) => (side ? formatWire(side.amount) : '–') },
            { name: texts.state, cell: ({ side }) => side?.status.replaceAll('_', ' ') ?? texts.nothing },
          ]}
        />
      )}
      {resolutions.includes('give_back') && theirs && (
        <Resolve
          difference={difference}
          intent="give_back"
          submit={texts.giveBackOf(formatWire(theirs.amount))}
        />
      )}
      {resolutions.includes('take_over') && (
        <Resolve difference={difference} intent="take_over" submit={texts.takeOver} />
      )}
      <div className="row">
        {resolutions.includes('order') && (
          <LinkButton href={`/orders/${reference}`}>{texts.openOrder}</LinkButton>
        )}
        <Form method="post">
          <input type="hidden" name="reference" value={reference} />
          <Button type="submit" name="intent" value="ask">
            {texts.askAgain}
          </Button>
        </Form>
      </div>
      <Disclosure summary={texts.settle}>
        <Resolve difference={difference} intent="settle" submit={texts.settleNow} />
      </Disclosure>
    </article>
  )
}

interface ResolveProps {
  readonly difference: Difference
  readonly intent: 'give_back' | 'take_over' | 'settle'
  readonly submit: string
}

const Resolve = ({ difference, intent, submit }: ResolveProps) => (
  <Form method="post" className="stack">
    <input type="hidden" name="intent" value={intent} />
    <input type="hidden" name="reference" value={difference.reference} />
    <input type="hidden" name="provider" value={difference.provider} />
    <input type="hidden" name="charge" value={difference.chargeID} />
    <input type="hidden" name="finding" value={difference.finding} />
    <input type="hidden" name="expected" value={difference.theirs?.amount ?? 0} />
    <TextField label={texts.why} hint={texts.whyHint} name="reason" maxLength={300} required />
    <div>
      <Button type="submit" look={intent === 'settle' ? 'plain' : 'primary'}>
        {submit}
      </Button>
    </div>
  </Form>
)
