import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { HOME } from '../../texts.ts'
import type { GUIDES } from '../learning/guide-texts.ts'
import { Guides } from '../learning/guides.tsx'

interface Props {
  /** the last crumb, and the heading where it has no words of its own */
  readonly title: string
  readonly heading?: string
  /** the paragraph under the heading; the page leaves it out where it shows a result */
  readonly lead?: ReactNode
  readonly guides: keyof typeof GUIDES
  readonly children: ReactNode
}

/** The frame of a tool's page: breadcrumbs, heading, lead, the tool, and the articles about it. */
export const ToolPage = ({ title, heading = title, lead, guides, children }: Props) => (
  <>
    <div className="wrap">
      <Breadcrumbs crumbs={[HOME, { label: title }]} />
    </div>
    <main className="wrap" id="main" tabIndex={-1}>
      <h1>{heading}</h1>
      {lead}
      {children}
      <Guides of={guides} />
    </main>
  </>
)
