// The structure check: counts what the house rules limit, prints each figure beside its bar, and lists each
// place over the bar.
//   node scripts/structure.mjs                 the figures, and every place that breaks a rule
//   node scripts/structure.mjs src/features    the same, listing only places below a folder
//   node scripts/structure.mjs --words src/ui  every word below a folder that no catalog holds
//   node scripts/structure.mjs --write         also writes the feature graph into ARCHITECTURE.md
// Exit code 1 when a figure is over its bar or the graph in ARCHITECTURE.md is out of date.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { foreignNames } from './structure/foreign-names.mjs'
import { connectedGroups, graphText, importGraph, levelsOf, withoutTies } from './structure/graph.mjs'
import { typeNames } from './structure/type-names.mjs'
import { wordsInCode } from './structure/words.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const WIDTH = 110
const FILE_LINES = 400
/** A table of cases is read from top to bottom, so a test may be longer than the code it tests. */
const TEST_FILE_LINES = 450
const FOLDER_FILES = 30
/** A file below this is small: where two are always opened together, they are one. */
const SMALL_FILE_LINES = 40
const LENDERS = [
  { name: 'affirm', own: /affirm/i },
  { name: 'creditkey', own: /credit-?key/i },
]
/** A district that needs one which stands above it, each with the reason; at most two. */
const TIES = { 'selling ◀ partners': 'the checkout sells what a customer signed' }
const GRAPH_START = '<!-- feature graph: written by node scripts/structure.mjs --write -->'
const GRAPH_END = '<!-- end of the feature graph -->'

const args = process.argv.slice(2)
const below = args.find((arg) => !arg.startsWith('--')) ?? ''

/** Files of the folders below, and the settings of tools that stand beside them. */
const isOurs = (file) => /^(src|demo|tests|scripts)\//.test(file) || /^[^/]+\.(ts|mjs|cjs|mts)$/.test(file)

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isOurs)
  .filter((file) => existsSync(join(root, file)))
/** The design tokens are a table of values, one a line. */
const isData = (file) =>
  file === 'src/ui/tokens.css' ||
  /(^|\/)data\//.test(file) ||
  /\.(csv|json|txt|png|jpg|svg|woff2)$/.test(file)
/** Samples of mails, rows of permissions and states of pages are rows of a test. */
const isTest = (file) => /(\.test\.tsx?|\/(mail-samples|permission-rows|page-states)\.ts)$/.test(file)
const isCode = (file) => /\.(ts|tsx|mjs|cjs)$/.test(file)
const written = files.filter((file) => /\.(ts|tsx|mts|mjs|cjs|css|sql)$/.test(file) && !isData(file))

const texts = new Map(written.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
const lengthOf = (file) => texts.get(file).split('\n').length - 1

/** Lines wider than the bar, as "file:line". A tool that counts bytes must find none either. */
const wideLines = written.flatMap((file) =>
  texts
    .get(file)
    .split('\n')
    .flatMap((line, index) => ([...line].length > WIDTH ? [`${file}:${index + 1}`] : [])),
)

const longFiles = written
  .filter((file) => lengthOf(file) > (isTest(file) ? TEST_FILE_LINES : FILE_LINES))
  .map((file) => `${file} (${lengthOf(file)})`)

/** Migrations are a list that only grows; data and public files are not read as code. */
const fullFolders = [
  ...countBy(
    files.filter((file) => !isData(file) && !/\/migrations\//.test(file)),
    dirname,
  ),
]
  .filter(([, count]) => count > FOLDER_FILES)
  .map(([folder, count]) => `${folder} (${count})`)

const places = (pattern) =>
  written
    .filter((file) => file.startsWith('src/') && isCode(file))
    .flatMap((file) =>
      texts
        .get(file)
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}`] : [])),
    )

/**
 * Words of the merchant outside src/lib/merchant; `merchant()` has them. Comments and data do not count. The
 * files below name a city, a phone or a currency of somebody else.
 */
const MERCHANT = /America\/Chicago|['"`]en-US['"`]|'USD'|\bAlpine\b|\bChicago\b|\(800\) 555-0142/
const NOT_THE_MERCHANT = [
  'src/features/catalog/catalog/rules/mapping/mapping.ts', // the unit of a price in a supplier's file
  'src/features/choosing/compare/rules/reference-house.ts', // whose climate the figures are
  'src/features/desk/store-facts/texts.ts', // examples of a phone and an address
  'src/portal/routes/installers/texts.ts', // an example of who gives licenses
]
const merchantWords = places(MERCHANT).filter((place) => {
  const [file, line] = place.split(':')
  const isOther =
    isTest(file) ||
    file.startsWith('src/lib/merchant/') ||
    /\/migrations\//.test(file) ||
    NOT_THE_MERCHANT.includes(file)
  return !isOther && !/^\s*(\*|\/\/|\/\*)/.test(texts.get(file).split('\n')[line - 1])
})

const namesOfLender = ({ name, own }) =>
  files
    .filter(
      (file) =>
        file.startsWith('src/') &&
        isCode(file) &&
        !own.test(dirname(file)) &&
        own.test(texts.get(file) ?? ''),
    )
    .map((file) => `${name}: ${file}`)
const lenderFiles = LENDERS.map(namesOfLender).sort((a, b) => b.length - a.length)

// The features and their districts as graphs: which import which, tests aside.
const graph = importGraph(featureOf, { texts, isTest, isCode, pathOfImport })
const districts = importGraph(districtOf, { texts, isTest, isCode, pathOfImport })
const circles = connectedGroups(graph).filter((group) => group.length > 1)

function featureOf(path) {
  return /^src\/features\/[^/]+\/([^/]+)\//.exec(path)?.[1]
}

function districtOf(path) {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1]
}

function pathOfImport(file, target) {
  return target.startsWith('.') ? normalize(join(dirname(file), target)) : target.replace(/^#/, 'src/')
}

/**
 * Paths that a document names and that do not exist. A path with a star or braces is a pattern, not a path.
 */
const lostPaths = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .flatMap((document) => {
    const named = readFileSync(join(root, document), 'utf8').matchAll(
      /`((?:src|tests|demo|docs|scripts)\/[^`\s]*)`/g,
    )
    const paths = [...named].map(([, path]) => path).filter((path) => !/[*{}<>…]/.test(path))
    return paths.filter((path) => !existsSync(join(root, path))).map((path) => `${document}: ${path}`)
  })

function countBy(list, keyOf) {
  const counts = new Map()
  for (const each of list) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1)
  return counts
}

const architecture = join(root, 'ARCHITECTURE.md')
const page = readFileSync(architecture, 'utf8')
const graphNow = [
  GRAPH_START,
  '```',
  graphText(districts, TIES),
  '',
  graphText(graph),
  '```',
  GRAPH_END,
].join('\n')
const start = page.indexOf(GRAPH_START)
const end = page.indexOf(GRAPH_END)
const graphWritten = start < 0 ? '' : page.slice(start, end + GRAPH_END.length)
if (args.includes('--write') && start >= 0 && graphWritten !== graphNow)
  writeFileSync(architecture, page.slice(0, start) + graphNow + page.slice(end + GRAPH_END.length))
const isGraphOld = !args.includes('--write') && graphWritten !== graphNow

function foreign(feature) {
  return [...foreignNames(feature, { texts, featureOf, isTest, pathOfImport })]
}

const tables = files.filter((file) => isData(file) && /\.ts$/.test(file))
const sources = new Map([...texts, ...tables.map((file) => [file, readFileSync(join(root, file), 'utf8')])])
const words = wordsInCode(sources)
if (args.includes('--words')) {
  for (const place of words.filter((each) => each.includes(below))) console.log(place)
  process.exit(0)
}

const figures = [
  { what: `lines over ${WIDTH} columns`, bar: 0, found: wideLines },
  { what: `folders with more than ${FOLDER_FILES} files`, bar: 0, found: fullFolders },
  { what: `files over ${FILE_LINES} lines (tests: ${TEST_FILE_LINES})`, bar: 0, found: longFiles },
  { what: 'features that import each other in a circle', bar: 0, found: circles.flat() },
  { what: 'levels of the feature graph', bar: 7, found: [...new Set(levelsOf(graph).values())] },
  { what: 'districts', bar: 8, found: [...districts.keys()] },
  {
    what: 'districts in a circle, ties with a reason aside',
    bar: 0,
    found: connectedGroups(withoutTies(districts, TIES))
      .filter((group) => group.length > 1)
      .flat(),
  },
  { what: 'features that import from orders what is no order', bar: 0, found: foreign('orders') },
  { what: 'features that import from shipping what is no shipment', bar: 0, found: foreign('shipping') },
  { what: 'files outside its folder that name one lender', bar: 8, found: lenderFiles[0] },
  {
    what: 'features that hold the catalog in a style of their own',
    bar: 0,
    found: places(/WeakMap<Db\b/).filter((file) => file.startsWith('src/features/')),
  },
  { what: 'the merchant’s words outside src/lib/merchant', bar: 0, found: merchantWords },
  { what: '`as never`', bar: 0, found: places(/\bas never\b/) },
  { what: '`as unknown as`, each with its reason', bar: 8, found: places(/\bas unknown as\b/) },
  { what: 'names of product types in code (decision 0034)', bar: 0, found: typeNames(sources) },
  // Lower this with each text that moves into a catalog; it never rises.
  { what: 'words in code that no catalog holds', bar: 17, found: words },
  {
    what: 'feature graph of ARCHITECTURE.md out of date',
    bar: 0,
    found: isGraphOld ? ['ARCHITECTURE.md'] : [],
  },
  { what: 'paths in the documents that do not exist', bar: 0, found: lostPaths },
]

/** Code of the product itself: no tests, no data, no migrations. */
const product = written.filter(
  (file) => /^src\/.*\.(ts|tsx|css)$/.test(file) && !isTest(file) && !/\/migrations\//.test(file),
)
const smallFiles = product.filter((file) => !file.endsWith('.css') && lengthOf(file) < SMALL_FILE_LINES)
const productLines = product.reduce((sum, file) => sum + lengthOf(file), 0)

for (const { bar, found } of figures) {
  if (found.length <= bar) continue
  const shown = found.filter((place) => String(place).includes(below))
  for (const place of shown) console.log(`  ${place}`)
}
console.log('\nstructure                                                  now   bar')
for (const { what, bar, found } of figures)
  console.log(
    `${what.padEnd(55)} ${String(found.length).padStart(6)} ${String(bar).padStart(5)}` +
      (found.length > bar ? '  over' : ''),
  )
console.log(
  `\nlines of src: ${productLines}; TypeScript files under ${SMALL_FILE_LINES} lines: ${smallFiles.length}`,
)
process.exit(figures.every(({ bar, found }) => found.length <= bar) ? 0 : 1)
