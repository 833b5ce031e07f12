// Graphs of who imports whom, as the structure check counts and draws them.

/** From the imports of the code: each group (a feature, a district) and the groups that it needs. */
export function importGraph(groupOf, { texts, isTest, isCode, pathOfImport }) {
  const edges = new Map()
  for (const [file, text] of texts) {
    const from = groupOf(file)
    if (!from || isTest(file) || !isCode(file)) continue
    const own = edges.get(from) ?? new Set()
    for (const [, target] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const to = groupOf(pathOfImport(file, target))
      if (to && to !== from) own.add(to)
    }
    edges.set(from, own)
  }
  return edges
}

/** Groups of nodes that reach each other (Tarjan's strongly connected components). */
export function connectedGroups(edges) {
  const order = new Map()
  const low = new Map()
  const stack = []
  const groups = []
  const visit = (node) => {
    order.set(node, order.size)
    low.set(node, order.get(node))
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node), low.get(next)))
      } else if (stack.includes(next)) low.set(node, Math.min(low.get(node), order.get(next)))
    }
    if (low.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    groups.push(group.sort())
  }
  for (const node of [...edges.keys()].sort()) if (!order.has(node)) visit(node)
  return groups
}

/** The graph without the edges of `ties` ("a ◀ b": a needs b although b stands above it). */
export const withoutTies = (graph, ties) =>
  new Map(
    [...graph].map(([node, needs]) => [node, new Set([...needs].filter((to) => !ties[`${node} ◀ ${to}`]))]),
  )

/** How far up each node stands: above everything it imports. */
export function levelsOf(graph) {
  const level = new Map()
  const levelOf = (node, path = []) => {
    if (level.has(node) || path.includes(node)) return level.get(node) ?? 0
    const below = [...(graph.get(node) ?? [])].map((next) => levelOf(next, [...path, node]))
    const own = below.length === 0 ? 0 : Math.max(...below) + 1
    level.set(node, own)
    return own
  }
  for (const node of graph.keys()) levelOf(node)
  return level
}

/**
 * The graph as lines: a node stands after everything it imports, but for the ties, which stand below. Nodes
 * of one level that import the same share a line.
 */
export function graphText(graph, ties = {}) {
  const level = levelsOf(withoutTies(graph, ties))
  const rows = [...graph.keys()].sort((a, b) => level.get(a) - level.get(b) || a.localeCompare(b))
  const importsOf = (node) => [...graph.get(node)].sort().join(', ')
  const groups = new Map()
  for (const node of rows) {
    const key = `${level.get(node)} ${importsOf(node)}`
    groups.set(key, [...(groups.get(key) ?? []), node])
  }
  const lines = [...groups.values()].map((nodes) => {
    const [names, imported] = [nodes.join(', '), importsOf(nodes[0])]
    return `${level.get(nodes[0])}  ${imported ? `${names.padEnd(13)} ◀ ${imported}` : names}`
  })
  const reasons = Object.entries(ties).map(([tie, reason]) => `   ${tie} although it stands above: ${reason}`)
  return [...lines, ...reasons].join('\n')
}
