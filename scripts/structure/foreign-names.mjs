// What features import from orders and shipping although it is no order and no shipment: work of the platform
// that lies in the wrong place.
import { basename, dirname, join, normalize } from 'node:path'

/** What a declaration of these features, or the name of its file, speaks of. */
const SUBJECTS = {
  orders: /order|certificate|receipt|stock/i,
  shipping: /ship|deliver|freight|po-box/i,
}
const IMPORTED = /(?:import|export)\s[^{}'"]*\{([^}]*)\}\s*from\s*'([^']+)'/g

/** The features that import such names, each with the names. */
export function foreignNames(feature, { texts, featureOf, isTest, pathOfImport }) {
  const found = new Map()
  for (const [file, text] of texts) {
    const from = featureOf(file)
    if (!from || from === feature || isTest(file)) continue
    for (const [, names, target] of text.matchAll(IMPORTED)) {
      const path = pathOfImport(file, target)
      if (featureOf(path) !== feature) continue
      const foreign = namesIn(names).filter(
        (name) => !SUBJECTS[feature].test(declarationOf(name, path, texts)),
      )
      if (foreign.length > 0) found.set(from, new Set([...(found.get(from) ?? []), ...foreign]))
    }
  }
  return [...found].map(([from, names]) => `${from}: ${[...names].join(', ')}`)
}

const namesIn = (list) =>
  list
    .split(',')
    .map(
      (item) =>
        item
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0],
    )
    .filter(Boolean)

/** A declaration with its comment and the name of its file, through the files that only pass it on. */
function declarationOf(name, path, texts) {
  const text = texts.get(path) ?? ''
  const declared = new RegExp(`^export (?:async )?(?:const|function|class|interface|type) ${name}\\b`, 'm')
  const parts = text.split(/\n(?=\/\*\*)|\n\n(?=\S)/)
  const own = parts.find((part) => declared.test(part))
  if (own !== undefined) return `${name} ${basename(path)} ${own}`
  for (const [, names, target] of text.matchAll(IMPORTED))
    if (namesIn(names).includes(name))
      return declarationOf(name, normalize(join(dirname(path), target)), texts)
  return ''
}
