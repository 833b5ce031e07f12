import { texts } from './texts.ts'

interface Props {
  readonly pages: readonly { title: string; path: string }[]
}

/** Pages of the store that answer a search, beside the products it found. */
export const PageLinks = ({ pages }: Props) =>
  pages.length === 0 ? null : (
    <span className="page-links">
      {texts.pages}:{' '}
      {pages.map(({ title, path }, index) => (
        <span key={path}>
          {index > 0 && ' · '}
          <a href={path}>{title}</a>
        </span>
      ))}
    </span>
  )
