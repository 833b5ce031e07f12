import { Fragment, type ReactNode } from 'react'
import { Breadcrumbs } from '#ui/breadcrumbs/breadcrumbs.tsx'
import { Sentence } from '#ui/link/sentence.tsx'
import { HOME } from '../../texts.ts'

/** A short page of text: breadcrumbs, title, text. */
export function ProsePage({
  title,
  children,
  aside,
}: {
  title: string
  children: ReactNode
  aside?: ReactNode
}) {
  return (
    <>
      <div className="wrap">
        <Breadcrumbs crumbs={[HOME, { label: title }]} />
      </div>
      <main className="wrap" id="main" tabIndex={-1}>
        <div className={aside ? 'two' : undefined}>
          <div>
            <h1>{title}</h1>
            <div className="prose">{children}</div>
          </div>
          {aside}
        </div>
      </main>
    </>
  )
}

/** Sentences as a list; see `Sentence` for their links. */
export const Bullets = ({ of }: { of: readonly string[] }) => (
  <ul className="bullets">
    {of.map((text) => (
      <li key={text}>
        <Sentence>{text}</Sentence>
      </li>
    ))}
  </ul>
)

interface Section {
  title: string
  paragraphs: readonly string[]
}

export const Sections = ({ of }: { of: readonly Section[] }) =>
  of.map(({ title, paragraphs }) => (
    <Fragment key={title}>
      <h2>{title}</h2>
      {paragraphs.map((text) => (
        <p key={text}>
          <Sentence>{text}</Sentence>
        </p>
      ))}
    </Fragment>
  ))
