/**
 * A category of the store: at most three levels, every slug unique. The database keeps a copy that staff may
 * change.
 */
export interface CategoryDefinition {
  id: number
  parentId: number | null
  slug: string
  name: string
  description: string
  seoTitle: string
  seoDescription: string
  /** pages of high-value categories show the phone number */
  isHighValue: boolean
  /** its page offers the load calculator: equipment that is chosen by a home's need */
  showsBtuCalc: boolean
  /** hidden categories appear in no menu; only their products link to them (services) */
  inMenu: boolean
  position: number
}

/** A category's buying guide: sections and common questions, in plain text. */
export interface CategoryArticle {
  sections: readonly { title: string; text: string }[]
  questions: readonly { question: string; answer: string }[]
}

interface TreeNode {
  id: number
  parentId: number | null
}

/** A category with its ancestors, top first. Empty when the id is unknown; safe against loops. */
export function ancestry<T extends TreeNode>(categories: ReadonlyMap<number, T>, id: number): T[] {
  const path: T[] = []
  for (
    let at = categories.get(id);
    at !== undefined && path.length < 8;
    at = at.parentId === null ? undefined : categories.get(at.parentId)
  )
    path.unshift(at)
  return path
}

/** The category at the end of a slug path, only when every slug is the child of the one before it. */
export function categoryAt<T extends TreeNode & { slug: string }>(
  categories: readonly T[],
  slugs: readonly string[],
): T | undefined {
  return (
    slugs.reduce<T | null | undefined>(
      (parent, slug) =>
        parent === undefined
          ? undefined
          : categories.find((each) => each.slug === slug && each.parentId === (parent?.id ?? null)),
      null,
    ) ?? undefined
  )
}
