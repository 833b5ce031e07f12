import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'

export interface CategoryView {
  name: string
  href: string
  description: string
  count: number
  picture: Picture
}

/** Shelves as tiles: a drawing at the common scale, the name, how many, what they are. */
export function CategoryTiles({ shelves }: { shelves: readonly CategoryView[] }) {
  return (
    <ul className="tiles">
      {shelves.map(({ name, href, description, count, picture }) => (
        <li key={href}>
          <Link className="tile" href={href}>
            <Drawing className="art" picture={picture} />
            <span className="tx">
              <b className="strong">{name}</b>{' '}
              <span className="num meta">{count.toLocaleString('en-US')}</span>
              <span className="meta what">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** All departments with their shelves. */
export function CategoryGroups({
  groups,
}: {
  groups: readonly (CategoryView & { children: readonly CategoryView[] })[]
}) {
  return groups.map(({ name, href, description, count, children }) => (
    <section className="band catgroup" key={href}>
      <div className="sechead">
        <div>
          <h2>
            <Link className="plain" href={href}>
              {name}
            </Link>
          </h2>
          <p className="meta">{description}</p>
        </div>
        <Link href={href}>All {count.toLocaleString('en-US')}</Link>
      </div>
      <CategoryTiles shelves={children} />
    </section>
  ))
}
