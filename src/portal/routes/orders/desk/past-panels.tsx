import { Link } from 'react-router'
import { texts as deskTexts } from '#features/desk/order-desk/texts.ts'
import { storeDayAndTime } from '#platform/clock/rules/store-time.ts'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { StateWord } from '#ui/state/state-word.tsx'
import { texts as ordersTexts } from '../texts.ts'
import type { After } from './after.server.ts'
import { ChangeBack } from './editing/edit-panel.tsx'
import { EditTable } from './editing/edit-seen.tsx'
import { editTexts } from './editing/edit-texts.ts'
import type { PanelProps } from './panel.ts'
import { texts } from './texts.ts'

/** What the buyer was mailed, newest first. */
export const MailsPanel = ({ order: { orderID, mails } }: PanelProps) => (
  <section className="stack">
    <h2>{texts.mails}</h2>
    {mails.length === 0 && <p className="meta">{texts.noMails}</p>}
    <ul>
      {mails.map(({ id, kind, at, isSent, error }) => (
        <li key={id}>
          <Link to={`/orders/${orderID}/mails/${id}`}>{deskTexts.mail(kind)}</Link>{' '}
          <span className="meta">{(isSent ? texts.sent : texts.notSent)(storeDayAndTime(at))}</span>{' '}
          {error && <StateWord state="warn">{error}</StateWord>}
        </li>
      ))}
    </ul>
  </section>
)

/** Who did what to the order, when and why, newest first. */
export const EventsPanel = ({ order, outcome, after }: PanelProps & { readonly after: After }) => (
  <section className="stack" id="history">
    <h2>{texts.history}</h2>
    {outcome?.intent === 'undo-edit' && outcome.refused && (
      <Notice tone="bad" live="alert">
        {outcome.refused.message}
      </Notice>
    )}
    <ul>
      {order.events
        .map((event, at) => ({ ...event, version: at + 1 }))
        .reverse()
        .map(({ version, kind, at, by, reason, edit }) => (
          <li key={version}>
            {ordersTexts.event(kind)}: <span className="meta">{texts.by(by, storeDayAndTime(at))}</span>{' '}
            {reason}
            {edit && (
              <Disclosure summary={editTexts.whatChanged}>
                <EditTable seen={edit} />
                {edit.canChangeBack && (
                  <ChangeBack order={order} after={after} version={version} label={editTexts.changeBack} />
                )}
              </Disclosure>
            )}
          </li>
        ))}
    </ul>
  </section>
)
