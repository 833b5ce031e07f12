import type { ReactNode } from 'react'
import { Notice } from '#ui/notice/notice.tsx'
import type { FormRefusal } from './ask.ts'

/** A narrow page with one form: every page of signing in. */
export const Panel = ({
  title,
  lead,
  refusal,
  children,
}: {
  readonly title: string
  readonly lead?: ReactNode
  readonly refusal?: FormRefusal | undefined
  readonly children: ReactNode
}) => (
  <main id="main" tabIndex={-1} className="wrap portal-page">
    <div className="sign-in-panel box stack">
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
      {refusal && !refusal.challenge && (
        <Notice tone="bad" live="alert">
          {refusal.error}
        </Notice>
      )}
      {children}
    </div>
  </main>
)
