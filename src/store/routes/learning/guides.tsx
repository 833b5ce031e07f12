import { articlePath } from '#features/content/content/rules/kinds.ts'
import { Link } from '#ui/link/link.tsx'
import { GUIDES, guideTexts } from './guide-texts.ts'

/** Where a reader learns more about the subject of a tool. */
export const Guides = ({ of }: { readonly of: keyof typeof GUIDES }) => (
  <p className="row no-print">
    {guideTexts.more}{' '}
    {GUIDES[of].map(([slug, words]) => (
      <Link key={slug} href={articlePath(slug)}>
        {words}
      </Link>
    ))}
  </p>
)
