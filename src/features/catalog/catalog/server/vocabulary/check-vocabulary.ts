import { drawingTypes, isDrawingType } from '#drawings/figure/registry.ts'
import { SCENE_PLACES } from '#drawings/spec.ts'
import { headingKey } from '#lib/table/read-cells.ts'
import { didYouMean } from '#lib/text/near-word.ts'
import { FIRST_OWN_ID } from '../../rules/attribute-ids.ts'
import { ancestry } from '../../rules/category-tree.ts'
import { ATTRIBUTE_PREFIX, COLUMN_NAMES } from '../../rules/import/import-columns.ts'
import { parseRange } from '../../rules/range.ts'
import { isTrait, TRAITS } from '../../rules/traits.ts'
import { SEED } from '../../rules/vocabulary/seed.ts'
import { SEED_CATEGORIES } from '../../rules/vocabulary/seed-categories.ts'
import { type DocumentProblem, type DocumentRow, nameOf, type Section, type Sections } from './document.ts'

const MOST_LEVELS = 3

type Report = (path: string, problem: string) => void

/**
 * What is wrong with a vocabulary as a whole: words that name nothing, words that two rows have, and what
 * rules of the release count on. `path` begins with the section and the name of the row. Rows that `current`
 * has may have a number that comes with no release.
 */
export function checkVocabulary(wanted: Sections, current: Sections): DocumentProblem[] {
  const problems: DocumentProblem[] = []
  const report: Report = (path, problem) => problems.push({ path, problem })
  const keys = wanted.attributes.map(({ key }) => key)
  const expectAttribute = (path: string, key: string, others: readonly string[] = []): void => {
    if (!keys.includes(key) && !others.includes(key))
      report(path, `expected the key of an attribute, found ${key}${didYouMean(key, keys)}`)
  }
  for (const type of wanted.types) checkType(type, { report, expectAttribute })
  checkAttributes(wanted, report)
  checkCategories(wanted.categories, report)
  checkNumbers('attributes', wanted.attributes, current.attributes, report)
  checkNumbers('categories', wanted.categories, current.categories, report)
  for (const { facet } of wanted.facets) expectAttribute(`facets.${facet}.facet`, facet, ['price', 'brand'])
  for (const question of wanted.questions) checkQuestion(question, wanted, { report, expectAttribute })
  checkColumns(wanted, report)
  unlike('types', wanted.types, 'type', 'label', report)
  unlike('types', wanted.types, 'type', 'plural', report)
  unlike('attributes', wanted.attributes, 'key', 'id', report)
  unlike('categories', wanted.categories, 'slug', 'id', report)
  checkKept(wanted, report)
  return problems
}

interface Reporting {
  report: Report
  expectAttribute: (path: string, key: string) => void
}

function checkType(
  { type, traits, drawing, plate, shipsFree, paysShipping, commonSizes, saidFigures }: DocumentRow<'types'>,
  { report, expectAttribute }: Reporting,
): void {
  for (const [at, trait] of traits.entries())
    if (!isTrait(trait))
      report(
        `types.${type}.traits.${at}`,
        `expected a trait of docs/vocabulary.md, found ${trait}${didYouMean(trait, Object.keys(TRAITS))}`,
      )
  if (!isDrawingType(drawing))
    report(
      `types.${type}.drawing`,
      `expected the name of a drawing, found ${drawing}${didYouMean(drawing, drawingTypes)}`,
    )
  if (shipsFree && paysShipping)
    report(`types.${type}.paysShipping`, 'expected false for a type that ships free')
  for (const [at, row] of plate.entries())
    if ('attribute' in row) expectAttribute(`types.${type}.plate.${at}.attribute`, row.attribute)
  for (const [at, { attribute }] of commonSizes.entries())
    expectAttribute(`types.${type}.commonSizes.${at}.attribute`, attribute)
  for (const [at, attribute] of saidFigures.entries())
    expectAttribute(`types.${type}.saidFigures.${at}`, attribute)
}

function checkAttributes({ attributes, groups }: Sections, report: Report): void {
  const names = groups.map(({ name }) => name)
  for (const attribute of attributes) {
    const { key, group, kind, least, most } = attribute
    if (!names.includes(group))
      report(
        `attributes.${key}.group`,
        `expected the name of a group, found ${group}${didYouMean(group, names)}`,
      )
    if (kind !== 'number' && (least !== null || most !== null))
      report(`attributes.${key}.least`, 'expected no limits for what is no number')
    if (least !== null && most !== null && least > most)
      report(`attributes.${key}.most`, `expected ${least} or more`)
    checkReleased(attribute, report)
  }
}

const released = {
  attributes: new Map(SEED.attributes.map(({ key, ...attribute }) => [key, attribute])),
  categories: new Map(SEED_CATEGORIES.map(({ slug, id }) => [slug, { id }])),
}

/** Rules calculate with the attributes of the release, so their kind and unit stay. */
function checkReleased({ key, kind, unit }: DocumentRow<'attributes'>, report: Report): void {
  const own = released.attributes.get(key)
  const found = { kind, unit }
  for (const field of ['kind', 'unit'] as const)
    if (own && own[field] !== found[field])
      report(`attributes.${key}.${field}`, `expected ${own[field] || 'none'}, by which rules calculate`)
}

/** What comes with a release keeps its number; what a merchant adds has a higher one. */
function checkNumbers<S extends 'attributes' | 'categories'>(
  section: S,
  wanted: readonly DocumentRow<S>[],
  current: readonly DocumentRow<S>[],
  report: Report,
): void {
  const known = new Set(current.map(({ id }) => id))
  for (const row of wanted) {
    const name = nameOf(section, row)
    const own = released[section].get(name)?.id
    if (known.has(row.id) || row.id === own) continue
    if (own !== undefined) report(`${section}.${name}.id`, `expected ${own}, as rules know it`)
    else if (row.id < FIRST_OWN_ID)
      report(`${section}.${name}.id`, `expected ${FIRST_OWN_ID} or more: lower ones come with releases`)
  }
}

function checkCategories(categories: readonly DocumentRow<'categories'>[], report: Report): void {
  const bySlug = new Map(categories.map((each) => [each.slug, each]))
  const byId = new Map(
    categories.map(({ id, parent }) => [
      id,
      { id, parentId: parent === null ? null : (bySlug.get(parent)?.id ?? null) },
    ]),
  )
  for (const { slug, id, parent } of categories) {
    if (parent !== null && !bySlug.has(parent))
      report(
        `categories.${slug}.parent`,
        `expected the slug of a category, found ${parent}${didYouMean(parent, [...bySlug.keys()])}`,
      )
    if (ancestry(byId, id).length > MOST_LEVELS)
      report(`categories.${slug}.parent`, `expected a tree of at most ${MOST_LEVELS} levels`)
  }
  checkPlaces(categories, report)
}

/** A part of a drawn scene leads to one category. */
function checkPlaces(categories: readonly DocumentRow<'categories'>[], report: Report): void {
  const taken = new Map<string, string>()
  for (const { slug, places } of categories)
    for (const [at, place] of places.entries()) {
      const path = `categories.${slug}.places.${at}`
      if (!SCENE_PLACES.some((each) => each === place))
        report(path, `expected a part of a drawn scene, found ${place}${didYouMean(place, SCENE_PLACES)}`)
      else if (taken.has(place)) report(path, `expected a part that no other has, ${taken.get(place)} has it`)
      taken.set(place, slug)
    }
}

function checkQuestion(
  { attribute, answers }: DocumentRow<'questions'>,
  { attributes }: Sections,
  { report, expectAttribute }: Reporting,
): void {
  expectAttribute(`questions.${attribute}.attribute`, attribute)
  const kind = attributes.find(({ key }) => key === attribute)?.kind
  for (const [at, { value }] of (answers ?? []).entries())
    if (kind === 'number' && parseRange(value) === undefined)
      report(
        `questions.${attribute}.answers.${at}.value`,
        `expected a number or a range such as 500-999, *-500 or 2000-*, found ${value}`,
      )
}

function checkColumns({ columns, attributes }: Sections, report: Report): void {
  const names = [...COLUMN_NAMES, ...attributes.map(({ key }) => `${ATTRIBUTE_PREFIX}${key}`)]
  const taken = new Map(names.map((name) => [headingKey(name), name]))
  for (const { column, headings } of columns) {
    if (!names.includes(column))
      report(
        `columns.${column}.column`,
        `expected a column of docs/catalogue-format.md${didYouMean(column, names)}`,
      )
    for (const [at, heading] of headings.entries()) {
      const other = taken.get(headingKey(heading))
      if (other !== undefined)
        report(`columns.${column}.headings.${at}`, `expected a heading of no other column, ${other} has it`)
      taken.set(headingKey(heading), column)
    }
  }
}

/** Reports rows that have a value which an earlier row has. */
function unlike<S extends Section>(
  section: S,
  rows: readonly DocumentRow<S>[],
  key: keyof DocumentRow<S>,
  field: keyof DocumentRow<S>,
  report: Report,
): void {
  const seen = new Map<string, string>()
  for (const row of rows) {
    const [name, value] = [String(row[key]), String(row[field]).toLowerCase()]
    const other = seen.get(value)
    if (other === undefined) seen.set(value, name)
    else
      report(
        `${section}.${name}.${String(field)}`,
        `expected what no other has, but ${other} has ${String(row[field])}`,
      )
  }
}

/** The type of what is no goods: rules and services name it. */
const SERVICE = 'service'

/** Rules of the release calculate with its attributes, and services have a type of their own. */
function checkKept({ attributes, types }: Sections, report: Report): void {
  const keys = new Set(attributes.map(({ key }) => key))
  for (const { key } of SEED.attributes)
    if (!keys.has(key))
      report(
        'remove.attributes',
        `${key} comes with the release, whose rules need it; "filterable": false hides it`,
      )
  if (!types.some(({ type }) => type === SERVICE)) report('remove.types', `${SERVICE} is needed by services`)
}
