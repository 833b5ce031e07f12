import type { ReactNode } from 'react'
import { MailLink } from './mail-link.tsx'
import { supportTexts as texts } from './texts.ts'

interface Props {
  readonly contact: { phone: string; email: string }
  /** "tel:" address of the phone */
  readonly telephone: string
  /** whether we answer the phone now, and until when */
  readonly hours: ReactNode
  /** address of the page that an issue would be about */
  readonly page: string
  /** opens the form that reports an issue; without it the report is a mail */
  readonly onReport?: (() => void) | undefined
  /** more rows */
  readonly children?: ReactNode
}

/** Every way to reach a person (L-SUPPORT). */
export function SupportBlock({ contact, telephone, hours, page, onReport, children }: Props) {
  return (
    <dl className="facts">
      <div>
        <dt>{texts.phone}</dt>
        <dd>
          <a href={telephone}>{contact.phone}</a>
          <div className="meta">{hours}</div>
        </dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd>
          <MailLink address={contact.email} />
          <div className="meta">
            {onReport ? (
              <button type="button" className="linkish" aria-haspopup="dialog" onClick={onReport}>
                {texts.reportIssue}
              </button>
            ) : (
              <MailLink address={contact.email} subject={texts.issueSubject(page)}>
                {texts.reportIssue}
              </MailLink>
            )}
          </div>
        </dd>
      </div>
      {children}
    </dl>
  )
}
