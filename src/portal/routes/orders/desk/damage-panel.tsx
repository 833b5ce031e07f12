import type { DeskOrder } from '#features/desk/order-desk/contract.ts'
import { MOST_PHOTOS_A_REPORT } from '#features/selling/fulfilment/rules/damage.ts'
import { formatDay } from '#lib/dates.ts'
import { listed } from '#lib/language/texts.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { PHOTO_TYPES } from '#platform/photos/rules/photo-types.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { CheckField } from '#ui/field/check-field.tsx'
import { RadioGroup } from '#ui/field/radio-group.tsx'
import { FileField, TextAreaField, TextField } from '#ui/field/text-field.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import type { After } from './after.server.ts'
import { afterTexts } from './after-texts.ts'
import { damageTexts as texts } from './damage-texts.ts'
import { DeskForm } from './desk-form.tsx'
import { faultsOf, type PanelProps } from './panel.ts'
import { ReplacementPapers } from './papers-panel.tsx'
import { CarrierNames } from './ship-panel.tsx'
import { texts as deskTexts } from './texts.ts'

type Props = PanelProps & { readonly after: After }
type Report = DeskOrder['damage']['reports'][number]

/** Damage: photos, the carrier's clock, the claim, and what the buyer gets. Staff report it for a buyer. */
export function DamagePanel(props: Props) {
  const { reports, replacements, mayReport } = props.order.damage
  if (reports.length === 0 && replacements.length === 0 && !mayReport) return null
  return (
    <section className="stack box no-print" id="damage">
      <h2>{texts.title}</h2>
      {reports.map((report) => (
        <OneReport key={report.id} {...props} report={report} />
      ))}
      {replacements.map((one, at) => (
        <Replacement key={one.id} {...props} one={one} number={at + 1} />
      ))}
      {mayReport && <ReportForm {...props} />}
    </section>
  )
}

function OneReport({ report, ...props }: Props & { readonly report: Report }) {
  const { id, by, at, note, wasNoted, claim, settled } = report
  const { maySettle } = props.order.damage
  const claimForm = <ClaimForm {...props} report={report} />
  return (
    <article className="stack">
      <h3>{texts.heading(by, storeDayAndTime(at))}</h3>
      <p className="portal-words">
        {note} <span className="meta">{wasNoted ? texts.noted : texts.notNoted}</span>
      </p>
      <Photos order={props.order.orderID} report={report} />
      {!settled && !claim && <Clocks report={report} />}
      {claim && (
        <p>
          {texts.claimed(claim.number, storeDayAndTime(claim.at))} {claim.note}
        </p>
      )}
      {settled && (
        <p>
          <StateWord state="ok">
            {texts.settledAt(
              settled.outcome ? texts.settledAs[settled.outcome] : texts.settledOtherwise,
              storeDayAndTime(settled.at),
            )}
          </StateWord>
        </p>
      )}
      {maySettle && !settled && !claim && claimForm}
      {maySettle && !settled && <SettleForm {...props} report={report} />}
      {maySettle && settled && (settled.outcome ?? 'nothing') === 'nothing' && (
        <DeskForm {...props} intent="reopen-damage" of={id} submit={texts.reopen}>
          <input type="hidden" name="report" value={id} />
        </DeskForm>
      )}
      {maySettle && (claim || settled) && <Disclosure summary={texts.changeClaim}>{claimForm}</Disclosure>}
    </article>
  )
}

const Photos = ({ order, report: { photos } }: { readonly order: string; readonly report: Report }) =>
  photos.length === 0 ? (
    <p className="meta">{texts.noPhotos}</p>
  ) : (
    <ul className="portal-photos">
      {photos.map(({ hash, width, height }, at) => {
        const src = `/v1/api/partner/desk/orders/${order}/damage/${hash}`
        return (
          <li key={hash}>
            <a href={src} target="_blank" rel="noreferrer">
              <img
                src={src}
                alt={texts.photo(at + 1, photos.length)}
                width={width}
                height={height}
                loading="lazy"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )

type Deadline = NonNullable<Report['clocks'][number]['claim']>

/** Days in which a deadline is near. */
const SOON = 7

/** Until when each carrier of the order takes a claim. */
const Clocks = ({ report: { clocks } }: { readonly report: Report }) => (
  <div className="stack-s">
    <h4>{texts.clock}</h4>
    <ul className="stack-s">
      {clocks.map(({ carrier, tracking, rule, claim, hidden }) => (
        <li key={carrier + tracking}>
          {texts.shipment(carrier, tracking)} <span className="meta">{texts.rules[rule]}</span>
          {hidden && <Until words={texts.tellBy(formatDay(hidden.day))} deadline={hidden} />}
          {claim ? (
            <Until words={texts.fileBy(formatDay(claim.day))} deadline={claim} />
          ) : (
            <p className="meta">{texts.notYet}</p>
          )}
        </li>
      ))}
    </ul>
  </div>
)

const Until = ({ words, deadline: { left } }: { readonly words: string; readonly deadline: Deadline }) => (
  <p>
    {words}{' '}
    <StateWord state={left < 0 ? 'bad' : left <= SOON ? 'warn' : 'none'}>
      {left < 0 ? texts.over(-left) : texts.left(left)}
    </StateWord>
  </p>
)

function ClaimForm({ report: { id, claim }, ...props }: Props & { readonly report: Report }) {
  const faults = faultsOf(props.outcome, 'damage-claim')
  return (
    <DeskForm {...props} intent="damage-claim" of={id} submit={texts.saveClaim}>
      <input type="hidden" name="report" value={id} />
      <div className="fields-2">
        <TextField
          label={texts.number}
          name="number"
          maxLength={80}
          autoComplete="off"
          defaultValue={claim?.number}
          required
          error={faults.number}
        />
        <TextField
          label={texts.claimNote}
          name="note"
          maxLength={300}
          optional
          defaultValue={claim?.note}
          error={faults.note}
        />
      </div>
    </DeskForm>
  )
}

const OUTCOMES = Object.keys(texts.outcomes) as (keyof typeof texts.outcomes)[]

/** What the buyer gets. A refund is chosen here and made in its own panel, with its limits. */
function SettleForm({ report: { id }, ...props }: Props & { readonly report: Report }) {
  const faults = faultsOf(props.outcome, 'damage-settle')
  const lines = props.order.returns.returnable
  const isOneUnit = lines.length === 1 && lines[0]?.units === 1
  return (
    <DeskForm {...props} intent="damage-settle" of={id} submit={texts.settle}>
      <input type="hidden" name="report" value={id} />
      <input type="hidden" name="key" value={props.after.key} />
      <RadioGroup
        label={texts.outcome}
        hint={texts.outcomeHint}
        name="outcome"
        defaultValue="replacement"
        options={OUTCOMES.map((value) => ({ value, label: texts.outcomes[value] }))}
      />
      {lines.map(({ lineNo, name, units }, at) => (
        <TextField
          key={lineNo}
          label={afterTexts.unitsOf(name, units)}
          name={`units-${lineNo}`}
          inputMode="numeric"
          pattern="[0-9]{1,6}"
          defaultValue={isOneUnit ? 1 : 0}
          error={at === 0 ? faults.lines : undefined}
        />
      ))}
      <TextField
        label={texts.why}
        hint={texts.whyHint}
        name="reason"
        maxLength={300}
        optional
        error={faults.reason}
      />
    </DeskForm>
  )
}

/** Units that are sent again: shipped here, or called off. */
function Replacement({
  one,
  number,
  ...props
}: Props & {
  readonly one: DeskOrder['damage']['replacements'][number]
  /** its place in the order, from 1 */
  readonly number: number
}) {
  const { id, state, at, reason, carrier, tracking, lines } = one
  const stateWord = texts.replacementStates[one.deliveredAt ? 'delivered' : state]
  const words = listed(lines.map(({ qty, name }) => afterTexts.units(qty, name)))
  return (
    <article className="stack">
      <h3>{texts.replacement(words, storeDayAndTime(at))}</h3>
      <p>
        <StateWord state={state === 'waiting' ? 'warn' : 'none'}>{stateWord}</StateWord>{' '}
        {carrier && tracking && texts.shipment(carrier, tracking)} {reason}
      </p>
      {state !== 'called_off' && <ReplacementPapers order={props.order} number={number} lines={lines} />}
      {state === 'waiting' && props.order.damage.mayReplace && (
        <>
          <DeskForm {...props} intent="damage-ship" of={id} submit={texts.shipReplacement}>
            <input type="hidden" name="id" value={id} />
            <div className="fields-2">
              <TextField
                label={deskTexts.carrier}
                name="carrier"
                list={`carriers-${id}`}
                autoComplete="off"
                maxLength={60}
                required
              />
              <CarrierNames id={`carriers-${id}`} />
              <TextField
                label={deskTexts.tracking}
                name="tracking"
                autoComplete="off"
                maxLength={60}
                required
              />
            </div>
          </DeskForm>
          <DeskForm
            {...props}
            intent="replacement-call-off"
            of={id}
            submit={texts.callOffReplacement}
            look="plain"
          >
            <input type="hidden" name="id" value={id} />
          </DeskForm>
        </>
      )}
    </article>
  )
}

function ReportForm(props: Props) {
  const own = props.outcome?.intent === 'report-damage' ? props.outcome : undefined
  const faults = faultsOf(props.outcome, 'report-damage')
  return (
    <Disclosure summary={texts.report} open={own?.refused !== undefined || undefined}>
      <DeskForm {...props} intent="report-damage" submit={texts.reportNow} hasFiles>
        <TextAreaField label={texts.what} name="note" maxLength={1_000} required error={faults.note} />
        <CheckField label={texts.wasNoted} name="noted" value="yes" />
        <FileField
          label={texts.photos}
          hint={texts.photosHint}
          name="photos"
          accept={PHOTO_TYPES}
          multiple
          onChange={({ currentTarget }) =>
            currentTarget.setCustomValidity(
              (currentTarget.files?.length ?? 0) > MOST_PHOTOS_A_REPORT ? texts.photosHint : '',
            )
          }
        />
      </DeskForm>
    </Disclosure>
  )
}
