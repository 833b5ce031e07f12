import { z } from 'zod'
import { LAST_SUGGESTED } from '../../rules/vocabulary/seed-types.ts'

/** The largest document that is read, in bytes. */
export const MOST_DOCUMENT_BYTES = 2_000_000
export const DOCUMENT_VERSION = 1

const LAST_OWN_ID = 999_999

const text = (most: number, least = 0) =>
  z
    .string({ error: 'expected text' })
    .refine(
      (value) => value.length >= least && value.length <= most && isPlain(value),
      `expected ${least > 0 ? `${least} to ${most}` : `at most ${most}`} characters`,
    )
/** Text that a database and a page can hold: no half of a character, no control character but a new line. */
const isPlain = (value: string): boolean =>
  value.isWellFormed() && !/\p{Cc}/u.test(value.replaceAll('\n', '')) && value === value.trim()

const matching = (pattern: RegExp, expected: string) => z.string({ error: expected }).regex(pattern, expected)
const slug = matching(
  /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/,
  'expected small letters and digits with single dashes, at most 60',
)
const key = matching(
  /^[a-z][A-Za-z0-9]{1,39}$/,
  'expected a key such as poolVolume: letters and digits, at most 40',
)
const flag = z.boolean({ error: 'expected true or false' })
const order = z
  .int({ error: 'expected a whole number' })
  .min(0, 'expected 0 or more')
  .max(1_000_000, 'expected at most 1000000')
const id = z
  .int({ error: 'expected a whole number' })
  .min(1, 'expected 1 or more')
  .max(LAST_OWN_ID, `expected at most ${LAST_OWN_ID}`)
const figure = z
  .number({ error: 'expected a number, or null for no limit' })
  .min(-1e12, 'expected a smaller number')
  .max(1e12, 'expected a smaller number')
  .nullable()
const oneOf = <const T extends readonly [string, ...string[]]>(words: T) =>
  z.enum(words, { error: `expected ${words.join(', ')}` })

/** An object of these fields alone; another field is named. */
const object = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `expected only ${Object.keys(shape).join(', ')}; found ${issue.keys.join(', ').slice(0, 100)}`
        : 'expected an object',
  })
const list = <T extends z.ZodType>(item: T, most: number) =>
  z.array(item, { error: 'expected a list' }).max(most, `expected at most ${most} entries`)

const DERIVED_FACTS = ['size', 'weight', 'brand', 'lines', 'series', 'freight', 'matched'] as const

const plateRow = z.union(
  [
    object({ label: text(30, 1), attribute: key }),
    object({ label: text(30, 1), fact: oneOf(DERIVED_FACTS) }),
  ],
  {
    error:
      'expected { "label", "attribute": the key of an attribute } or ' +
      `{ "label", "fact": ${DERIVED_FACTS.join(', ')} }`,
  },
)

const picture = matching(
  /^(?!.*\.\.)\/[A-Za-z0-9][\w./-]{0,290}\.(?:svg|webp|avif|png|jpg)$/,
  'expected a path of this store such as /types/pool-heater.webp: svg, webp, avif, png or jpg',
)

const type = object({
  type: slug,
  label: text(60, 1),
  plural: text(60, 1),
  traits: list(text(40, 1), 60),
  drawing: text(40, 1),
  picture: picture.nullable(),
  equipment: flag,
  shipsFree: flag,
  paysShipping: flag,
  plate: list(plateRow, 8),
  commonSizes: list(object({ attribute: key, values: list(text(60, 1), 30) }), 4),
  saidFigures: list(key, 4),
  suggestOrder: order,
  order,
})
const group = object({ name: text(60, 1), order })
const attribute = object({
  key,
  id,
  name: text(60, 1),
  unit: text(20),
  kind: oneOf(['list', 'number', 'yesno']),
  group: text(60, 1),
  filterable: flag,
  help: text(500),
  least: figure,
  most: figure,
  order,
})
const article = object({
  sections: list(object({ title: text(200), text: text(20_000) }), 50),
  questions: list(object({ question: text(500), answer: text(10_000) }), 50),
})
const category = object({
  slug,
  id,
  parent: slug.nullable(),
  name: text(80, 1),
  description: text(2_000),
  seoTitle: text(200),
  seoDescription: text(1_000),
  heading: text(200),
  highValue: flag,
  loadCalculator: flag,
  inMenu: flag,
  video: text(500).nullable(),
  image: text(500).nullable(),
  places: list(text(40, 1), 10),
  article: article.nullable(),
  order,
})
const facet = object({ facet: key, order })
const question = object({
  attribute: key,
  about: text(30, 1),
  question: text(80, 1),
  answers: list(
    object({ label: text(40, 1), value: text(60, 1), note: text(40, 1).optional() }),
    6,
  ).nullable(),
  order,
})
const column = object({ column: text(60, 1), headings: list(text(100, 1), 50), order })

/** A row of each section. A document that is imported may leave out what stays as it is. */
export const ROWS = {
  types: type,
  groups: group,
  attributes: attribute,
  categories: category,
  facets: facet,
  questions: question,
  columns: column,
}

export type Section = keyof typeof ROWS
export type DocumentRow<S extends Section> = z.infer<(typeof ROWS)[S]>
/** A whole vocabulary, each section in its order. */
export type Sections = { [S in Section]: DocumentRow<S>[] }

/** The field that names a row of a section. */
export const KEYS = {
  types: 'type',
  groups: 'name',
  attributes: 'key',
  categories: 'slug',
  facets: 'facet',
  questions: 'attribute',
  columns: 'column',
} as const satisfies { [S in Section]: keyof DocumentRow<S> }

export const SECTIONS = Object.keys(ROWS) as Section[]

/** What a new row has that its document does not say. */
export const DEFAULTS: { [S in Section]: Partial<DocumentRow<S>> } = {
  types: {
    traits: [],
    drawing: 'carton',
    picture: null,
    equipment: false,
    shipsFree: false,
    paysShipping: false,
    plate: [],
    commonSizes: [],
    saidFigures: [],
    suggestOrder: LAST_SUGGESTED,
  },
  groups: {},
  attributes: { unit: '', filterable: true, help: '', least: null, most: null },
  categories: {
    parent: null,
    description: '',
    seoTitle: '',
    seoDescription: '',
    heading: '',
    highValue: false,
    loadCalculator: false,
    inMenu: true,
    video: null,
    image: null,
    places: [],
    article: null,
  },
  facets: {},
  questions: { answers: null },
  columns: { headings: [] },
}

/** How many rows a section may have. */
export const MOST: Record<Section, number> = {
  types: 500,
  groups: 100,
  attributes: 2_000,
  categories: 5_000,
  facets: 200,
  questions: 200,
  columns: 500,
}

const part = <S extends Section>(section: S) => {
  const shape = ROWS[section].shape
  const loose = Object.fromEntries(
    Object.entries(shape).map(([name, field]) => [
      name,
      name === KEYS[section] ? field : (field as z.ZodType).optional(),
    ]),
  )
  return list(object(loose), MOST[section]).optional()
}
const removed = (section: Section) => list(text(100, 1), MOST[section]).optional()

/** A document as it is written: sections, rows and fields may be missing. */
export const DOCUMENT = object({
  $schema: text(500).optional(),
  version: z.literal(DOCUMENT_VERSION, { error: `expected ${DOCUMENT_VERSION}` }),
  types: part('types'),
  groups: part('groups'),
  attributes: part('attributes'),
  categories: part('categories'),
  facets: part('facets'),
  questions: part('questions'),
  columns: part('columns'),
  remove: object({
    types: removed('types'),
    groups: removed('groups'),
    attributes: removed('attributes'),
    categories: removed('categories'),
    facets: removed('facets'),
    questions: removed('questions'),
    columns: removed('columns'),
  }).optional(),
})

/** A document after its shape was checked. */
export interface GivenDocument {
  /** the rows of a section with the fields that the document says */
  rows(section: Section): readonly Record<string, unknown>[]
  /** the names of those that it removes */
  removed(section: Section): readonly string[]
}

/** What is wrong with a document, at its place: `types.pool-heater.plate.2.attribute`. */
export interface DocumentProblem {
  path: string
  problem: string
}

/** The document in the bytes of a file, or everything that is wrong with its shape. */
export function readDocument(bytes: Uint8Array): GivenDocument | DocumentProblem[] {
  if (bytes.byteLength > MOST_DOCUMENT_BYTES)
    return [{ path: '', problem: `expected at most ${MOST_DOCUMENT_BYTES} bytes` }]
  let json: unknown
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch (error) {
    return [
      { path: '', problem: `expected JSON: ${error instanceof Error ? error.message : ''}`.slice(0, 300) },
    ]
  }
  const read = DOCUMENT.safeParse(json)
  if (!read.success)
    return read.error.issues.map((issue) => ({ path: placeOf(json, issue.path), problem: issue.message }))
  const { data } = read
  return {
    rows: (section) => data[section] ?? [],
    removed: (section) => data.remove?.[section] ?? [],
  }
}

/** A path with the name of a row in place of its number. */
function placeOf(json: unknown, path: readonly PropertyKey[]): string {
  const [first, at, ...rest] = path.map(String)
  const section = SECTIONS.find((each) => each === first)
  if (!section || at === undefined) return path.map(String).join('.')
  const row = (json as Record<string, unknown[]>)[section]?.[Number(at)] as Record<string, unknown> | null
  const name = row?.[KEYS[section]]
  return [section, typeof name === 'string' ? name.slice(0, 60) : at, ...rest].join('.')
}

/** The name of a row of a section. */
export const nameOf = <S extends Section>(section: S, row: DocumentRow<S>): string =>
  String((row as Record<string, unknown>)[KEYS[section]])
