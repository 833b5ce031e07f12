import { PRICE_LIST } from '#features/selling/price-lists/rules/access.ts'
import { Link } from '#ui/link/link.tsx'
import { useMay } from '../../frame/permitted.ts'
import { texts as all } from './texts.ts'
import { type Why, whyPath } from './why-path.ts'

/** A link to why prices are what they are, for those who may know. */
export function WhyLink(why: Why) {
  const mayKnow = useMay(PRICE_LIST.read)
  const isEmpty = why.order === undefined && (why.lines ?? []).length === 0
  return mayKnow && !isEmpty ? <Link href={whyPath(why)}>{all.why.link}</Link> : null
}
