import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'

export interface CategoryView {
  name: string
  href: string
  description: string
  count: number
  picture: Picture
}

/** Categories as tiles: a drawing at a common scale, the name, the number of products, a description. */
export function CategoryTiles({ categories }: { categories: readonly CategoryView[] }) {
  return (
    <ul className="tiles">
      {categories.map(({ name, href, description, count, picture }) => (
        <li key={href}>
          <Link className="tile" href={href}>
            <Drawing className="art" picture={picture} />
            <span className="entry-text">
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

/** All departments with their categories. */
export function CategoryGroups({
  groups,
}: {
  groups: readonly (CategoryView & { children: readonly CategoryView[] })[]
}) {
  return groups.map(({ name, href, description, count, children }) => (
    <section className="band category-group" key={href}>
      <div className="section-head">
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
      <CategoryTiles categories={children} />
    </section>
  ))
}
