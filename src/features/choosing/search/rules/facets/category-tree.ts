import { CATEGORY_SEPARATOR } from '../listing/listing.ts'

export const MAX_LEVELS = 3 // K-LIMITS: category hierarchy

/** A category with its count. `path` is the names from the top down, joined with ", ". */
export interface CategoryNode {
  path: string
  name: string
  /** link of the listing page */
  url: string
  doc_count: number
  children: readonly CategoryNode[]
}

export const joinPath = (names: readonly string[]): string => names.join(CATEGORY_SEPARATOR)

/** True for the path itself and everything under it. */
const isWithin = (path: string, ancestor: string): boolean =>
  path === ancestor || path.startsWith(ancestor + CATEGORY_SEPARATOR)

/**
 * S-HIER: children attach under the selected path while it has fewer than 3 levels. `level` counts from 1
 * for a top category.
 */
export function attachChildren(
  tree: readonly CategoryNode[],
  selectedPath: string,
  children: readonly CategoryNode[],
  level = 1,
): readonly CategoryNode[] {
  if (level >= MAX_LEVELS) return tree
  return tree.map((node) => {
    if (node.path === selectedPath) return { ...node, children }
    return isWithin(selectedPath, node.path)
      ? { ...node, children: attachChildren(node.children, selectedPath, children, level + 1) }
      : node
  })
}

/** S-HIER: branches beside the selected path are folded. */
export function collapseSiblings(
  tree: readonly CategoryNode[],
  selectedPath: string,
): readonly CategoryNode[] {
  return tree.map((node) => ({
    ...node,
    children: isWithin(selectedPath, node.path) ? collapseSiblings(node.children, selectedPath) : [],
  }))
}

/** One category of an answer; `parent` gives its place in the tree. */
export interface CategoryCount {
  path: string
  parent: string
  name: string
  url: string
  count: number
}

/** The tree of an answer, unfolded along the selected path and one level below it. */
export function growTree(counts: readonly CategoryCount[], selectedPath: string): readonly CategoryNode[] {
  const byParent = Map.groupBy(counts, (each) => each.parent)
  const childrenOf = (parent: string): CategoryNode[] =>
    (byParent.get(parent) ?? [])
      .map(({ path, name, url, count }) => ({ path, name, url, doc_count: count, children: [] }))
      .sort((a, b) => b.doc_count - a.doc_count || a.name.localeCompare(b.name, 'en'))
  const onPath = counts
    .filter((each) => isWithin(selectedPath, each.path))
    .sort((a, b) => a.path.length - b.path.length)
  const grown = onPath.reduce<readonly CategoryNode[]>(
    (tree, each) => attachChildren(tree, each.path, childrenOf(each.path)),
    childrenOf(''),
  )
  return collapseSiblings(grown, selectedPath)
}

/**
 * S-HIER in the browser: an answer without a selected path replaces the tree; one with a path attaches its
 * children to the present tree.
 * Counts are always the latest ones; a category without products keeps its place with 0.
 */
export function mergeTree(
  tree: readonly CategoryNode[],
  answer: readonly CategoryNode[],
  selectedPath: string,
): readonly CategoryNode[] {
  if (selectedPath === '' || tree.length === 0) return answer
  const selected = findNode(answer, selectedPath)
  if (!selected || !findNode(tree, selectedPath)) return answer
  return recount(
    collapseSiblings(attachChildren(tree, selectedPath, selected.children), selectedPath),
    answer,
  )
}

const recount = (tree: readonly CategoryNode[], answer: readonly CategoryNode[]): readonly CategoryNode[] =>
  tree.map((node) => ({
    ...node,
    doc_count: findNode(answer, node.path)?.doc_count ?? 0,
    children: recount(node.children, answer),
  }))

function findNode(tree: readonly CategoryNode[], path: string): CategoryNode | undefined {
  for (const node of tree) {
    if (node.path === path) return node
    const found = isWithin(path, node.path) ? findNode(node.children, path) : undefined
    if (found) return found
  }
  return undefined
}
