// Names of product types in code. Rules, views and pages ask for traits (decision 0034), so that a type that
// a merchant adds is treated as one of ours with the same traits.
import { parseSync } from 'vite'

/** The seed of the types. */
const TYPES_FILE = 'src/features/catalog/catalog/rules/data/product-types.ts'

/** The ids of the types, as the seed has them. */
const typeIds = (seed) =>
  [...seed.matchAll(/^ {2}(?:'([a-z-]+)'|([a-z]+)): \{$/gm)].map(([, quoted, plain]) => quoted ?? plain)

/** Files that may name a type, each with why. */
const MAY_NAME = [
  [/\/rules\/(data|vocabulary)\/(seed-[a-z-]+|product-types)\.ts$/, 'seeds of the vocabulary'],
  [/\/catalog\/catalog\/rules\/service-ids\.ts$/, 'the services that the specification names'],
  [/\/migrations\//, 'what was, at a time'],
  [/\.test\.tsx?$|\/(mail-samples|permission-rows|page-states)\.ts$/, 'tests and their rows'],
  [/^src\/drawings\//, 'names of shapes'],
]
/** Words of other vocabularies that are also ids of types, by the files that have them. */
const OTHER_WORDS = [
  // kinds of system
  [/\/system-selector\/|\/partner-tools\/(rules\/facets|texts)\.ts$/, ['heat-pump', 'package-unit']],
  // jobs with a price
  [/\/contractors\/(rules\/listing|texts)\.ts$/, ['air-conditioner', 'heat-pump', 'boiler']],
  [/\/contractors\/house-of-work\.ts$/, ['heat-pump']], // a drawing of a house
  [/\/partner-tools\/(contract\/assemble|server\/kit-lines)\.ts$/, ['line-set']], // kinds of line
]

const nameOf = (node) => node?.name ?? node?.value
/** Whether an expression is the type of a product: `type`, `part.type`, `item.kBType`. */
const isType = (node) =>
  /^(type|kBType)$/.test(nameOf(node?.type === 'MemberExpression' ? node.property : node) ?? '')
const ASKS = /^(hasTraits?|hasSomeTrait|productType|isProductType)$/

/**
 * A word of one part ("coil", "vent") is also a kind of part, an attribute or a shape. It is a type where it
 * is compared with one, asked about, or listed beside one.
 */
function isSingleWordType(parents, ids) {
  const [outer, inner] = parents.slice(-2)
  switch (inner?.type) {
    case 'BinaryExpression':
      return isType(inner.left) || isType(inner.right)
    case 'SwitchCase':
      return isType(outer.discriminant)
    case 'ArrayExpression':
      return inner.elements.some((each) => ids.has(each?.value) && each.value.includes('-'))
    case 'CallExpression':
      return ASKS.test(nameOf(inner.callee) ?? '') || inner.arguments.some(({ value }) => value === 'type')
    default:
      return false
  }
}

const BEGINS = /\b(type|kBType)\.(starts|ends)With\(/
const SQL = /\btype\s*(?:=|<>|in)\s*\(?\s*((?:'[a-z-]+'[\s,]*)+)/g

/** The ids that a node names as types. */
function namedBy(node, parents, ids) {
  if (node.type === 'TemplateElement')
    return [...node.value.raw.matchAll(SQL)]
      .flatMap(([, list]) => [...list.matchAll(/'([a-z-]+)'/g)].map(([, word]) => word))
      .filter((word) => ids.has(word))
  if (node.type !== 'Literal' || typeof node.value !== 'string') return []
  const { value } = node
  if (beginsType(node, parents, ids)) return [`${value}…`]
  if (!ids.has(value)) return []
  return value.includes('-') || isSingleWordType(parents, ids) ? [value] : []
}

/** `type.startsWith('heat-pump')` and the like. */
function beginsType({ value }, parents, ids) {
  const call = parents.at(-1)
  const callee = call?.type === 'CallExpression' ? call.callee : undefined
  return (
    callee?.type === 'MemberExpression' &&
    /^(startsWith|endsWith|includes)$/.test(nameOf(callee.property)) &&
    isType(callee.object) &&
    [...ids].some((id) => id.includes(value))
  )
}

function visit(node, parents, each) {
  each(node, parents)
  for (const child of Object.values(node).flat())
    if (typeof child?.type === 'string') visit(child, [...parents, node], each)
}

const isOtherWord = (file, word) =>
  OTHER_WORDS.some(([place, words]) => place.test(file) && words.includes(word))

/** Every name of a type in code, as "file:line id"; `texts` has the sources by file. */
export function typeNames(texts) {
  const ids = new Set(typeIds(texts.get(TYPES_FILE)))
  const found = []
  for (const [file, source] of texts) {
    if (!/^src\/.*\.tsx?$/.test(file) || MAY_NAME.some(([place]) => place.test(file))) continue
    if (!BEGINS.test(source) && ![...ids].some((id) => source.includes(id))) continue
    visit(parseSync(file, source).program, [], (node, parents) => {
      for (const word of namedBy(node, parents, ids))
        if (!isOtherWord(file, word))
          found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${word}`)
    })
  }
  return found
}
