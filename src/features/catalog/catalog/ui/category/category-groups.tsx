import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { Link } from '#ui/link/link.tsx'

/** Texts of category tiles; a page of tiles needs no text of a product's page. */
const categoryTexts = defineTexts({
  enlarged: (times: number) => `1 in, enlarged ${times}×`,
})

export interface CategoryView {
  name: string
  href: string
  description: string
  count: number
  picture: Picture
  /** a small part is shown larger than equipment, with a ruler of one inch */
  enlarged?: { times: number; pixelsPerInch: number }
}

/** Categories as tiles: a drawing at a common scale, the name, the number of products, a description. */
export function CategoryTiles({ categories }: { categories: readonly CategoryView[] }) {
  return (
    <ul className="tiles">
      {categories.map(({ name, href, description, count, picture, enlarged }) => (
        <li key={href}>
          <Link className="tile" href={href}>
            <span className="art-box">
              <Drawing className="art" picture={picture} />
              {enlarged && <Ruler {...enlarged} />}
            </span>
            <span className="entry-text">
              <b className="strong">{name}</b> <span className="num meta">{grouped(count)}</span>
              <span className="meta what">{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** "1 in, enlarged 8×" with a line that is one inch long. */
const Ruler = ({ times, pixelsPerInch }: { times: number; pixelsPerInch: number }) => (
  <span className="ruler">
    <svg width={pixelsPerInch + 1} height={7} aria-hidden="true">
      <path d={`M.5 0v7M.5 3.5h${pixelsPerInch}m0-3.5v7`} />
    </svg>
    {categoryTexts.enlarged(times)}
  </span>
)

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
        <Link href={href}>All {grouped(count)}</Link>
      </div>
      <CategoryTiles categories={children} />
    </section>
  ))
}
