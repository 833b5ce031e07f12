import type { ReactNode } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import type { Refused } from '../../frame/answers.server.ts'

/** A narrow page with one form: every page of signing in. */
export const Panel = ({
  title,
  lead,
  refused,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly refused?: Refused | undefined
  readonly children: ReactNode
}) => (
  <main id="main" tabIndex={-1} className="wrap portal-page">
    <div className="sign-in-panel box stack">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {refused && !refused.details.challenge && (
        <Notice tone="bad" live="alert">
          {refused.message}
        </Notice>
      )}
      {children}
    </div>
  </main>
)
