import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { After } from './after.server.ts'
import { DeskForm } from './desk-form.tsx'
import { noteTexts as texts } from './note-texts.ts'
import { faultsOf, may, type PanelProps } from './panel.ts'

const LONGEST = 1_000

/** Writes a note for colleagues; the history shows it. */
export const NotesPanel = ({ after, ...props }: PanelProps & { readonly after: After }) => (
  <section className="stack" id="notes">
    <h2>{texts.note}</h2>
    <DeskForm {...props} intent="write-note" submit={texts.add}>
      <input type="hidden" name="key" value={after.key} />
      <TextField
        label={texts.note}
        hint={texts.hint}
        name="body"
        autoComplete="off"
        maxLength={LONGEST}
        required
        error={faultsOf(props.outcome, 'write-note').body}
      />
    </DeskForm>
  </section>
)

/** A note of the reader's own can be edited and removed. */
export const OwnNote = ({
  id,
  body,
  ...props
}: PanelProps & { readonly id: string; readonly body: string }) => (
  <Disclosure summary={texts.edit}>
    <DeskForm {...props} intent="change-note" of={id} submit={texts.save}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="was" value={body} />
      <TextField
        label={texts.note}
        name="body"
        defaultValue={body}
        maxLength={LONGEST}
        required
        error={props.outcome?.of === id ? faultsOf(props.outcome, 'change-note').body : undefined}
      />
    </DeskForm>
    <DeskForm {...props} intent="remove-note" of={id} submit={texts.remove}>
      <input type="hidden" name="id" value={id} />
    </DeskForm>
  </Disclosure>
)

/** That the order is on hold, why, and its release. */
export const HeldNotice = (props: PanelProps) => {
  const { hold } = props.order
  return (
    hold && (
      <Notice tone="warn" title={texts.onHold(hold.by, storeDayAndTime(hold.at))}>
        <p>{hold.reason}</p>
        {may(props.order, 'release') && (
          <DeskForm {...props} intent="release" submit={texts.release}>
            <input type="hidden" name="was" value={hold.reason} />
          </DeskForm>
        )}
      </Notice>
    )
  )
}

export const HoldPanel = (props: PanelProps) =>
  may(props.order, 'hold') && (
    <Disclosure summary={texts.hold}>
      <p>{texts.holdHow}</p>
      <DeskForm {...props} intent="hold" submit={texts.hold}>
        <TextField
          label={texts.why}
          name="reason"
          autoComplete="off"
          maxLength={300}
          required
          error={faultsOf(props.outcome, 'hold').reason}
        />
      </DeskForm>
    </Disclosure>
  )
