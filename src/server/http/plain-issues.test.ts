import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { portalContract, storeContract } from '#server/http/router.ts'
import { issueTexts } from './issue-texts.ts'
import { plainIssue, type SchemaIssue } from './plain-issues.ts'

interface Endpoint {
  name: string
  input: z.ZodType
}

function endpointsOf(router: object, name: string): Endpoint[] {
  return Object.entries(router).flatMap(([key, value]) => {
    if (!isContractProcedure(value)) return endpointsOf(value as object, `${name}.${key}`)
    const { inputSchema } = value['~orpc']
    return inputSchema instanceof z.ZodType ? [{ name: `${name}.${key}`, input: inputSchema }] : []
  })
}

const endpoints = [...endpointsOf(storeContract, 'store'), ...endpointsOf(portalContract, 'portal')]

/** Values that one field or another refuses, of every type of JSON. */
const WRONG: readonly unknown[] = [
  ...[
    undefined,
    null,
    true,
    0,
    -1,
    1.5,
    1e15,
    '',
    ' ',
    'x',
    'no mail',
    'a@b',
    '\u0000',
    '12/31/2026',
    '2026-13-45',
  ],
  ...['x'.repeat(70_000), 'https://evil.example/x', [], {}, ['x'], [{}], [[]], { a: { b: 1 } }],
  ...[Array.from({ length: 3_000 }, () => 'x'), Array.from({ length: 3_000 }, () => ({})), Number.NaN],
]

/** The ways to the fields of a schema, also those inside lists, options and wrappers. */
function waysOf(schema: z.core.$ZodType, depth = 0): string[][] {
  if (depth > 8) return []
  const def: { type: string; [part: string]: unknown } = { ...schema._zod.def }
  const inside = (each: unknown) => waysOf(each as z.core.$ZodType, depth + 1)
  if (def.type === 'object')
    return Object.entries(def.shape as Record<string, z.core.$ZodType>).flatMap(([key, part]) => [
      [key],
      ...inside(part).map((way) => [key, ...way]),
    ])
  if (def.type === 'array') return inside(def.element).map((way) => ['0', ...way])
  if (def.type === 'union') return (def.options as unknown[]).flatMap(inside)
  if (def.type === 'pipe') return inside(def.in)
  return def.innerType === undefined ? [] : inside(def.innerType)
}

/** A body with the wrong value at the end of the way. */
const bodyWith = (way: readonly string[], value: unknown): unknown =>
  way.reduceRight((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value)

const unknownKeys = (keys: unknown) =>
  Array.isArray(keys) ? issueTexts.unknown(keys.map(String), 0) : undefined

function sentencesOf(input: z.ZodType, body: unknown): string[] {
  const parsed = input.safeParse(body)
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => plainIssue(issue as SchemaIssue, unknownKeys))
}

/** A path of a field, a word of the schema library, or a regular expression. */
const FOR_PROGRAMS = [
  /[a-z]\w*\.[a-z]/i,
  /Invalid (?!zipcode)|regex|pattern|\/\^|\\d|\[object/i,
  /expected (?!ship)|received|undefined|null|NaN|Too (?:big|small)|Unrecognized/i,
]

const isForPeople = (sentence: string): boolean => {
  // Between quotation marks stands what the person wrote.
  const words = sentence.replace('name@example.com', '').replaceAll(/“[^”]*”/g, '')
  return /^[A-Z“]/.test(sentence) && !FOR_PROGRAMS.some((part) => part.test(words))
}

/** Every sentence that refuses a wrong value somewhere, with the first endpoint and place that says it. */
function sentencesOfAll(): Map<string, string> {
  const places = endpoints.flatMap(({ name, input }) =>
    [[], ...waysOf(input)].map((way) => ({ name: `${name} ${way.join('/')}`, input, way })),
  )
  return new Map(
    places.flatMap(({ name, input, way }) =>
      WRONG.flatMap((value) =>
        sentencesOf(input, bodyWith(way, value)).map((sentence) => [sentence, name] as const),
      ),
    ),
  )
}

test('[D12] no endpoint answers a wrong value with words for programs', { timeout: 120_000 }, () => {
  const all = [...sentencesOfAll()]
  const bad = all
    .filter(([sentence]) => !isForPeople(sentence))
    .map(([sentence, name]) => `${name}: ${sentence}`)

  expect(endpoints.length).toBeGreaterThan(200)
  expect(all.length).toBeGreaterThan(200)
  expect(bad).toEqual([])
})

test.each<[string, z.ZodType, unknown, string]>([
  ['a missing field', z.object({ email: z.email() }), {}, 'The email address is missing.'],
  [
    'a mailbox',
    z.object({ email: z.email() }),
    { email: 'x' },
    'Enter an email address, like name@example.com.',
  ],
  ['an empty text', z.object({ name: z.string().min(1) }), { name: '' }, 'The name is missing.'],
  [
    'a long text',
    z.object({ a: z.object({ address1: z.string().max(3) }) }),
    { a: { address1: 'abcd' } },
    'The street address is too long: use at most 3 characters.',
  ],
  [
    'a pattern',
    z.object({ orderID: z.string().regex(/^A/) }),
    { orderID: 'b' },
    'The order ID is not written as we can read it.',
  ],
  ['a number', z.object({ qty: z.int().min(1) }), { qty: 0 }, 'The quantity must be at least 1.'],
  ['another kind', z.object({ qty: z.int() }), { qty: 'x' }, 'The quantity must be a number.'],
  [
    'a choice',
    z.object({ deliveryType: z.enum(['a']) }),
    { deliveryType: 'b' },
    'The delivery type is none of the offered choices.',
  ],
  [
    'a list',
    z.object({ products: z.array(z.string()).max(1) }),
    { products: ['a', 'b'] },
    'The products: at most 1 can be given.',
  ],
  [
    'a day',
    z.object({ startsOn: z.iso.date() }),
    { startsOn: 'x' },
    'The starts on must be a day, written like 2026-12-31.',
  ],
  [
    'an unknown part',
    z.strictObject({}),
    { a: 1 },
    'The request has a part that this call does not know: a.',
  ],
  ['our own sentence', z.object({ a: z.string().refine(() => false, 'Enter it') }), { a: '' }, 'Enter it'],
])('[D12] %s is refused in a sentence', (_, schema, body, sentence) => {
  expect(sentencesOf(schema, body)).toEqual([sentence])
})
