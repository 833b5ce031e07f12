import type { ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { LinkButton } from '#ui/button/button.tsx'
import { Drawing, type PagePicture } from '#ui/drawing/drawing.tsx'
import { HOME } from '../../texts.ts'
import { type GUIDES, Guides } from '../learning/guides.tsx'
import { startTitle, type ToolName, toolStarts } from './start/start-texts.ts'

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

interface ToolStartProps {
  readonly tool: ToolName
  /** null once the address holds answers: then the result is there and this section is not */
  readonly picture: PagePicture | null
}

/** Below an empty form: a picture of the tool's subject, what its result shows, and an example. */
export function ToolStart({ tool, picture }: ToolStartProps) {
  if (picture === null) return null
  const { shows, example } = toolStarts[tool]
  return (
    <section className="tool-start no-print">
      <div className="tool-start-picture">
        <Drawing picture={picture} />
      </div>
      <div className="stack">
        <h2>{startTitle}</h2>
        <ul>
          {shows.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {example && (
          <p>
            <LinkButton href={example.href}>{example.text}</LinkButton>
          </p>
        )}
      </div>
    </section>
  )
}
