// Words in code: what a person reads and no catalog (`defineTexts`) holds, so that no language can say it.
import { parseSync } from 'vite'

/** Places whose English is no text of a page, a mail, a document or an answer; each with what it is. */
const ELSEWHERE = [
  [/(^|\/)data\//, 'tables of facts'],
  [/\/server\/starter\.ts$/, 'the content that a new store begins with'],
  [/\/ui\/gallery\//, 'the gallery of the design system, for developers'],
  [/-for-tests\.ts$/, 'a helper of tests'],
  [/^src\/(db|server\/(commands|boot|providers))\//, 'for operators: commands, start, settings'],
  [/^src\/server\/(config|setting|production-settings|metrics)\.ts$/, 'for operators: settings, metrics'],
  [
    /\/catalog\/catalog\/(rules|server)\/(check|import|mapping|pictures|vocabulary)\//,
    'for operators: the command `catalog`',
  ],
  [/\/catalog\/location\/(rules|server)\/tax\//, 'for operators: the command `tax`'],
  [/\/choosing\/search\/server\/words\//, 'for operators: the command `search`'],
  [
    /^src\/lib\/data-file\.ts$|\/rebates\/server\/programs\.ts$/,
    'for operators: a table that no start takes',
  ],
  [
    /^src\/platform\/reference-tables\/server\/|\/server\/(climate|credit|price)-table\.ts$/,
    'for operators: the command `catalog`',
  ],
  [/^src\/platform\/streams\/server\/|^src\/lib\/http\/turns\.ts$/, 'for operators: the log'],
  [/^src\/server\/http\/openapi\.ts$/, 'the documentation of the API'],
  [/^src\/server\/http\/app\.ts$/, 'for operators: what a health check answers'],
  [
    /\/accessories\/rules\/needs\/(electrical|gas|mounting)\.ts$/,
    'kinds of parts, as the catalog names them',
  ],
  [/^src\/drawings\/renderings\/supplies\/ducting\.ts$/, 'kinds of parts, as the catalog names them'],
  [/\/system-selector\/rules\/assembly\/assembled-kit\.ts$/, 'values of attributes of the catalog'],
  [/\/store-facts\/rules\/fact-lines\.ts$|\/markup\/write-blocks\.ts$/, 'lines of a form that are read back'],
  [/\/support\/rules\/mail-providers\.ts$/, 'names of mail providers'],
  [/^src\/platform\/limits\/rules\/|\/(rules\/access|mcp\/limits)\.ts$/, 'the table of docs/limits.md'],
  [/\/(mail-samples|permission-rows|page-states)\.ts$/, 'rows of a test'],
  [/^src\/lib\/merchant\/merchant\.ts$/, 'facts of the first merchant'],
  [/\/catalog\/compliance\/rules\/(federal|state-refrigerants)\.ts$/, 'sources of law, as they are cited'],
  [/\/catalog\/location\/rules\/state(s|-tax)\.ts$/, 'names of states, the source of their rates'],
  [/^src\/lib\/typed\/links\.ts$/, 'words that mail programs take for a link'],
  [
    /^src\/adapters\/search-memory\/|\/choosing\/search\/rules\/(matching|query|words)\//,
    'words that shoppers type',
  ],
  [/^src\/adapters\/search-opensearch\//, 'for operators: the log'],
  [/\/search\/rules\/advice\/(advice-table|said)\.ts$/, 'words that shoppers type'],
  [/\/(learning\/view\/find-articles|content\/rules\/pages-about)\.ts$/, 'words that shoppers type'],
  [/^src\/drawings\/engine\/(kind|tones)\.ts$/, 'types of options, classes of styles'],
]
/** What these files name are values: data, wherever they stand. */
const VALUES = new RegExp(
  [
    // the catalog's types, attributes and kinds of parts
    'catalog/catalog/rules/(data/)?(product-types|attribute-ids|attributes)',
    'catalog/accessories/rules/part-kinds',
    // the answers of forms, as calls and saved homes have them
    'choosing/operating-cost/rules/(fuels|systems)',
    'choosing/system-selector/rules/selections',
    'choosing/search/rules/stock-filter',
    'selling/checkout/rules/delivery-type',
  ]
    .map((file) => `^src/features/${file}\\.ts$`)
    .join('|'),
)

const oneOf = (words) => new RegExp(`^(${words.replaceAll(' ', '|')})$`)
/** Properties and attributes that people read, so that one word alone counts. */
const READ = oneOf(
  'aria-label aria-description aria-roledescription aria-valuetext title placeholder alt label heading ' +
    'hint help text caption message legend',
)
/**
 * Who reads these is a developer: documentation of the API and of mails (docs/security.md), the log,
 * programming errors; or no person.
 */
const FOR_DEVELOPERS = oneOf('summary description deprecated prints')
const CALL_FOR_DEVELOPERS = oneOf(
  'super describe meta warn error info fatal debug trace log report assert Symbol ' +
    'matches closest querySelector querySelectorAll matchMedia',
)

const SMALL_WORDS =
  /(^|\s)(an?|the|of|or|and|to|for|is|are|was|on|by|with|from|not?|your?|we|its?|that|this)(?=[\s,.?!]|$)/
const NO_ENGLISH = [
  /^(select|insert into|delete from|update \w+|create|alter|drop|with \w+ as|listen|notify|set) /, // SQL
  /^(is not|not in)$/, // its operators
  /[{};]$|^[.#@<:[]|[=<]["']|^[a-z-]+\(|(^|, )(a|button|input|select)(, |$)|sans-serif/, // HTML and CSS
  /^(User-agent|Disallow): |^PRODID:|^None; Partitioned$|^Control\+/, // files, cookies, shortcuts
  /^(Basic|Bearer) |^[a-z-]+\/[a-z+-]+;|; (charset|filename)=/, // headers
]
/** Stands for data in a template. */
const HOLE = '¤'
const WORD = /\p{L}{2,}/u

/** Two words or more, or one beside data, that begin, end or run as English does. */
function isSentence(text) {
  if (NO_ENGLISH.some((pattern) => pattern.test(text))) return false
  const words = text.split(' ')
  if (words.length < 2 || !words.some((word) => WORD.test(word) && !word.includes('='))) return false
  const begins = /^[“"‘(]?(\p{Lu}\p{Ll}|[AI] )/u.test(text)
  return begins || /\p{Ll}{2}[.?!…]$/u.test(text) || SMALL_WORDS.test(text)
}

const nameOf = ({ name, value }) => name ?? value

/** Whether people read what stands here: in an element, or as the value of such a name. */
function isReadHere(said, parents) {
  const around = parents.filter(({ type }) => !/^(Conditional|Logical|Parenthesized|TS)/.test(type))
  const [outer, inner] = around.slice(-2)
  if (inner?.type === 'JSXExpressionContainer' && outer.type !== 'JSXAttribute') return true
  const named = inner?.type === 'JSXExpressionContainer' ? outer : inner
  if (said.startsWith('--')) return false // a property of CSS
  if (named?.type === 'JSXAttribute') return READ.test(nameOf(named.name))
  return named?.type === 'Property' && READ.test(nameOf(named.key))
}

const isComparison = ({ type, operator }) => type === 'BinaryExpression' && /^[!=]==?$/.test(operator)

/** In a contract a plain function makes a route, with its documentation; methods make a schema's messages. */
const isRoute = ({ callee }, file) => callee.type === 'Identifier' && /\/contract(\.ts$|\/)/.test(file)

/** What a mail is about stands in docs/security.md. */
const isMailsSubject = ({ key }, file) => nameOf(key) === 'about' && file.endsWith('/feature.ts')

function isNoText(node, file, source) {
  switch (node.type) {
    case 'CallExpression': {
      const called = source.slice(node.callee.start, node.callee.end).split('.').at(-1)
      return called === 'defineTexts' || CALL_FOR_DEVELOPERS.test(called) || isRoute(node, file)
    }
    case 'NewExpression':
      return /Error$/.test(node.callee.name) && node.callee.name !== 'ApiError'
    case 'Property':
      return FOR_DEVELOPERS.test(nameOf(node.key)) || isMailsSubject(node, file)
    case 'TaggedTemplateExpression':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return true
    default:
      return isComparison(node) || /^TS(?!As|Satisfies|NonNull)/.test(node.type)
  }
}

/** What a string, a template or the text of an element says; undefined for any other node. */
function saidBy(node) {
  const said =
    node.type === 'JSXText' || (node.type === 'Literal' && typeof node.value === 'string')
      ? node.value
      : node.type === 'TemplateLiteral'
        ? node.quasis.map(({ value }) => value.cooked).join(HOLE)
        : undefined
  return said?.replace(/&\w+;/g, ' ').replace(/\s+/g, ' ').trim()
}

const isRead = (said, node, parents) =>
  WORD.test(said) && (node.type === 'JSXText' || isReadHere(said, parents) || isSentence(said))

const childrenOf = (node) =>
  Object.entries(node)
    .filter(([key]) => key !== 'key')
    .flatMap(([, value]) => value)
    .filter((child) => typeof child?.type === 'string')

/** Calls `each` with every node that may hold text, and with the nodes around it. */
function visit(file, source, each) {
  const down = (node, parents) => {
    if (isNoText(node, file, source)) return
    each(node, parents)
    for (const child of childrenOf(node)) down(child, [...parents, node])
  }
  down(parseSync(file, source).program, [])
}

/** The strings and names in the files that name values. */
function valuesIn(texts) {
  const values = new Set()
  for (const [file, source] of texts)
    if (VALUES.test(file))
      visit(file, source, (node) => values.add(node.type === 'Property' ? nameOf(node.key) : saidBy(node)))
  return values
}

const isSearched = (file) =>
  /^src\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$/.test(file) &&
  !VALUES.test(file) &&
  !ELSEWHERE.some(([place]) => place.test(file))

/** Every place with words, as "file:line words"; `texts` has the sources by file. */
export function wordsInCode(texts) {
  const values = valuesIn(texts)
  const found = []
  for (const [file, source] of texts) {
    if (!isSearched(file)) continue
    visit(file, source, (node, parents) => {
      const said = saidBy(node)
      if (said !== undefined && !values.has(said) && isRead(said, node, parents))
        found.push(`${file}:${source.slice(0, node.start).split('\n').length} ${said}`)
    })
  }
  return found
}
