import { describe, expect, test } from 'vitest'
import { knownFile } from '../server/photos.ts'
import { texts } from '../texts.ts'
import { deletionDay, formProblems, type PhotoForm, SHOTS } from './form.ts'
import { goodsOf, plateSuggestion } from './plate.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const box = (brand: string) => bytes(`\u0000\u0000\u0000\u0018ftyp${brand}rest`)

test.each([
  ['a photo of an iPhone', box('heic'), 'heic'],
  ['a sequence of an iPhone', box('msf1'), 'heic'],
  ['a picture of the HEIF family', box('mif1'), 'heic'],
  ['a film of a phone', box('qt  '), 'video'],
  ['an MP4', box('isom'), 'video'],
  ['a WebM', bytes('\u001aE\u00df\u00a3rest of it'), 'video'],
  ['an AVIF is left to the reader of pictures', box('avif'), undefined],
  ['a PDF', bytes('%PDF-1.7 ...'), 'pdf'],
  ['a JPEG', bytes('\u00ff\u00d8\u00ff\u00e0'), undefined],
  ['nothing', new Uint8Array(), undefined],
])('%s is known by its first bytes', (_, file, kind) => {
  expect(knownFile(file)).toBe(kind)
})

const FORM: PhotoForm = {
  name: 'Ann Lee',
  phone: '(312) 555-0142',
  email: 'ann@example.com',
  zip: '60614',
  rooms: '',
  wishes: '',
  hasConsent: true,
}
const { problems } = texts

test.each<[string, Partial<PhotoForm>, number, Record<string, string>]>([
  ['complete', {}, 1, {}],
  ['without a photo', {}, 0, { photos: problems.photos }],
  ['without a name', { name: ' ' }, 1, { name: problems.name }],
  ['without a phone', { phone: '' }, 1, { phone: problems.phoneMissing }],
  ['with a foreign phone', { phone: '+44 20 7946 0958' }, 1, { phone: problems.phone }],
  ['with a country code', { phone: '1 312 555 0142' }, 1, {}],
  ['without an email', { email: 'ann' }, 1, { email: problems.email }],
  ['with ZIP+4', { zip: '60614-1234' }, 1, {}],
  ['with a letter in the ZIP', { zip: '6O614' }, 1, { zip: problems.zip }],
  ['without consent', { hasConsent: false }, 1, { consent: problems.consent }],
])('a form %s', (_, change, photos, expected) => {
  expect(formProblems({ ...FORM, ...change }, photos)).toEqual(expected)
})

describe('a model number answers its size', () => {
  test.each([
    ['24ACC636A003', { maker: 'Carrier', size: '3 tons (36,000 BTU/h)', fuel: 'electric' }],
    ['24 ACC6-36', { maker: 'Carrier', size: '3 tons (36,000 BTU/h)', fuel: 'electric' }],
    ['no such model', undefined],
    ['', undefined],
  ])('%s', (model, expected) => {
    expect(plateSuggestion(model)).toEqual(expected)
  })

  test('goods are named, and a furnace has its input', () => {
    expect(goodsOf('GMVC960803BN')).toBe('gas furnace')
    expect(plateSuggestion('GMVC960803BN')?.size).toBe('80,000 BTU/h input')
  })
})

test('an unfinished request is kept for 14 days, a sent one for a year', () => {
  const at = new Date('2026-11-23T15:00:00Z')
  expect([deletionDay(at, false), deletionDay(at, true)]).toEqual(['2026-12-07', '2027-11-23'])
})

test('every shot has a name and says how to take it', () => {
  expect(Object.keys(texts.shots)).toEqual([...SHOTS])
})
