import type { DrawingPart, DrawingSize, DrawingSpec } from '#drawings/spec.ts'
import { IMAGE_KINDS, type ImageKind } from '../product-image.ts'
import { type CellValue, readJson } from './import-cells.ts'

/** The parts of a row that are written as JSON: relations, matched systems, documents and drawings. */

export interface ImportedRelation {
  kind: (typeof RELATION_KINDS)[number]
  sku: string
  quantity: number
  page: number | null
  reason: string
}

export interface ImportedMatch {
  outdoor: string | null
  indoor: string | null
  furnace: string | null
  outdoorModel: string
  indoorModel: string
  furnaceModel: string
  referenceNumber: string | null
  seer2: number | null
  eer2: number | null
  hspf2: number | null
  afue: number | null
  coolingBtu: number | null
  heatingBtu: number | null
  source: string
}

export interface ImportedDocument {
  kind: string
  title: string
  url: string
}

export interface ImportedImage {
  /** a path beside the catalog file, or "stored:" and the hash of a picture that the store has */
  file: string
  alt: string
  kind: ImageKind
}

const RELATION_KINDS = [
  'accessory',
  'required',
  'included',
  'compatible',
  'also_consider',
  'wifi_adapter',
] as const

type Fields = Record<string, unknown>
const isFields = (json: unknown): json is Fields =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
const isText = (json: unknown, most = 400): json is string => typeof json === 'string' && json.length <= most
const isFigure = (json: unknown): json is number => typeof json === 'number' && Number.isFinite(json)
const only = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name))
const wrong = (expected: string): CellValue<never> => ({ kind: 'wrong', expected })
const MOST_LINKS = 500

function relation(json: unknown): ImportedRelation | undefined {
  if (!isFields(json) || !only(json, ['kind', 'sku', 'quantity', 'page', 'reason'])) return undefined
  const kind = RELATION_KINDS.find((each) => each === json.kind)
  const { sku, quantity = 1, page = null, reason = '' } = json
  const counts = isFigure(quantity) && Number.isInteger(quantity) && quantity >= 1 && quantity <= 1000
  const paged = page === null || (isFigure(page) && Number.isInteger(page) && page >= 1 && page <= 5)
  return kind !== undefined && isText(sku) && sku !== '' && counts && paged && isText(reason)
    ? { kind, sku, quantity, page: page === null ? null : Number(page), reason }
    : undefined
}

/** `[{ "kind": "required", "sku": "NV-1", "quantity": 1, "page": 1, "reason": "…" }]` */
export function readRelations(json: CellValue<unknown>): CellValue<ImportedRelation[]> {
  const fields = `kind: ${RELATION_KINDS.join(' | ')}, sku, quantity, page 1 to 5, reason`
  const expected = `a JSON array of { ${fields} }, each kind and sku once`
  if (json.kind === 'wrong' || !Array.isArray(json.value) || json.value.length > MOST_LINKS)
    return wrong(expected)
  const relations = json.value.flatMap((each) => relation(each) ?? [])
  const keys = new Set(relations.map(({ kind, sku }) => `${kind} ${sku}`))
  return relations.length === json.value.length && keys.size === relations.length
    ? { kind: 'value', value: relations }
    : wrong(expected)
}

const MATCH_SKUS = ['outdoor', 'indoor', 'furnace'] as const
const MATCH_MODELS = ['outdoorModel', 'indoorModel', 'furnaceModel'] as const
const MATCH_RATINGS = ['seer2', 'eer2', 'hspf2', 'afue'] as const
const MATCH_CAPACITIES = ['coolingBtu', 'heatingBtu'] as const
const MATCH_FIGURES = [...MATCH_RATINGS, ...MATCH_CAPACITIES]

const MOST_RATING = 1_000
/** Ratings are stored with two decimals, capacities as whole numbers. */
const isRating = (json: unknown): boolean => isFigure(json) && json >= 0 && json < MOST_RATING
const isCapacity = (json: unknown): boolean =>
  isFigure(json) && Number.isInteger(json) && json >= 0 && json < 1e9
const twoDecimals = (json: unknown): unknown => (isFigure(json) ? Math.round(json * 100) / 100 : json)

/** `{ "outdoor": "SKU", "indoor": "SKU", "furnace": null, "seer2": 15.2, …, "source": "…" }` */
export function readMatch(json: CellValue<unknown>): CellValue<ImportedMatch> {
  const names = [...MATCH_SKUS, ...MATCH_MODELS, 'referenceNumber', ...MATCH_FIGURES, 'source']
  const expected = `JSON of a matched system: ${names.join(', ')}`
  if (
    json.kind === 'wrong' ||
    !isFields(json.value) ||
    !only(json.value, [...MATCH_SKUS, ...MATCH_MODELS, ...MATCH_FIGURES, 'referenceNumber', 'source'])
  )
    return wrong(expected)
  const fields = json.value
  const { referenceNumber = null, source } = fields
  const skus = MATCH_SKUS.map((name) => fields[name] ?? null)
  const models = MATCH_MODELS.map((name) => fields[name] ?? '')
  const ratings = MATCH_RATINGS.map((name) => fields[name] ?? null)
  const capacities = MATCH_CAPACITIES.map((name) => fields[name] ?? null)
  const holds =
    skus.every((sku) => sku === null || isText(sku)) &&
    models.every((model) => isText(model)) &&
    ratings.every((rating) => rating === null || isRating(rating)) &&
    capacities.every((capacity) => capacity === null || isCapacity(capacity))
  if (!holds || !isText(source) || source === '' || !(referenceNumber === null || isText(referenceNumber)))
    return wrong(expected)
  const named = Object.fromEntries([
    ...MATCH_SKUS.map((name, index) => [name, skus[index]]),
    ...MATCH_MODELS.map((name, index) => [name, models[index]]),
    ...MATCH_RATINGS.map((name, index) => [name, twoDecimals(ratings[index])]),
    ...MATCH_CAPACITIES.map((name, index) => [name, capacities[index]]),
  ])
  return { kind: 'value', value: { ...named, referenceNumber, source } as ImportedMatch }
}

const isAddress = (url: unknown): url is string =>
  isText(url, 500) && /^(https:\/\/|\/(?!\/))[^\s"'<>\\]*$/.test(url)

/**
 * `[{ "kind": "manual", "title": "…", "url": "https://…" }]`; an address of this store begins with one
 * slash.
 */
export function readDocuments(json: CellValue<unknown>): CellValue<ImportedDocument[]> {
  const expected = 'a JSON array of { kind, title, url }; the url begins with https:// or /'
  if (json.kind === 'wrong' || !Array.isArray(json.value) || json.value.length > MOST_LINKS)
    return wrong(expected)
  const documents = json.value.flatMap((each) =>
    isFields(each) &&
    only(each, ['kind', 'title', 'url']) &&
    isText(each.kind, 40) &&
    isText(each.title) &&
    isAddress(each.url)
      ? [{ kind: each.kind, title: each.title, url: each.url }]
      : [],
  )
  return documents.length === json.value.length ? { kind: 'value', value: documents } : wrong(expected)
}

const isOptions = (json: unknown): json is DrawingSpec['options'] =>
  isFields(json) &&
  Object.values(json).every((value) => isText(value, 80) || isFigure(value) || typeof value === 'boolean')
const isSize = (json: unknown): json is DrawingSize =>
  isFields(json) &&
  only(json, ['height', 'width', 'depth']) &&
  ['height', 'width', 'depth'].every((side) => isFigure(json[side]) && json[side] > 0)
const isPart = (json: unknown): json is DrawingPart =>
  isFields(json) &&
  only(json, ['type', 'options', 'dimensions']) &&
  isText(json.type, 40) &&
  isOptions(json.options) &&
  isSize(json.dimensions)

/** A drawing's name alone ("furnace"), or JSON `{ "type": "furnace", "options": { "afue": 96 } }`. */
export function readDrawing(text: string): CellValue<DrawingSpec | null> {
  const expected = 'the name of a drawing, or JSON { type, options, parts }'
  if (/^[A-Za-z]{2,40}$/.test(text)) return { kind: 'value', value: { type: text, options: {} } }
  try {
    const json: unknown = JSON.parse(text)
    if (
      !isFields(json) ||
      !only(json, ['type', 'options', 'parts']) ||
      !isText(json.type, 40) ||
      !isOptions(json.options)
    )
      return wrong(expected)
    if (json.parts === undefined) return { kind: 'value', value: { type: json.type, options: json.options } }
    return Array.isArray(json.parts) && json.parts.length <= 12 && json.parts.every(isPart)
      ? { kind: 'value', value: { type: json.type, options: json.options, parts: json.parts } }
      : wrong(expected)
  } catch {
    return wrong(expected)
  }
}

const MOST_IMAGES = 12

function image(json: unknown, name: string): ImportedImage | undefined {
  if (isText(json, 300) && json !== '') return { file: json, alt: name, kind: 'studio' }
  if (!isFields(json) || !only(json, ['file', 'alt', 'kind'])) return undefined
  const { file, alt = name } = json
  const kind = IMAGE_KINDS.find((each) => each === (json.kind ?? 'studio'))
  return isText(file, 300) && file !== '' && isText(alt, 300) && kind ? { file, alt, kind } : undefined
}

/**
 * Files separated by bars, or `[{ "file": "photos/wall.jpg", "alt": "…", "kind": "installed" }]`; `none`
 * removes the pictures. A picture without an alternative text takes the product's name; one without a kind
 * shows the product alone.
 */
export function readImages(text: string, name: string): CellValue<ImportedImage[]> {
  const fields = `{ file, alt, kind: ${IMAGE_KINDS.join(' | ')} }`
  const expected = `at most ${MOST_IMAGES} files separated by bars, a JSON array of ${fields}, or none`
  if (text === 'none') return { kind: 'value', value: [] }
  const json = text.startsWith('[')
    ? readJson(text)
    : ({ kind: 'value', value: text.split('|').map((file) => file.trim()) } as const)
  if (
    json.kind === 'wrong' ||
    !Array.isArray(json.value) ||
    json.value.length === 0 ||
    json.value.length > MOST_IMAGES
  )
    return wrong(expected)
  const images = json.value.flatMap((each: unknown) => image(each, name) ?? [])
  return images.length === json.value.length && new Set(images.map(({ file }) => file)).size === images.length
    ? { kind: 'value', value: images }
    : wrong(expected)
}
