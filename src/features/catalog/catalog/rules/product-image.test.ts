import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readImages } from './import/import-links.ts'
import {
  type ImageKind,
  imageFile,
  imagePath,
  LARGEST_WIDTH,
  productPhoto,
  widthsOf,
} from './product-image.ts'

describe('[R-PRODUCT] the merchant’s pictures', () => {
  test.each([
    [200, [200]],
    [320, [320]],
    [500, [320, 500]],
    [1000, [320, 640, 960, 1000]],
    [6000, [320, 640, 960, 1600]],
  ])('one of %d pixels is kept in %j', (width, widths) => {
    expect(widthsOf(width)).toEqual(widths)
  })

  test('the last copy is the largest that neither the picture nor the limit exceeds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), (width) => {
        const widths = widthsOf(width)

        expect(widths.at(-1)).toBe(Math.min(width, LARGEST_WIDTH))
        expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b))
      }),
    )
  })

  test('only a valid name of a copy has a key', () => {
    const hash = '0123456789abcdef0123456789abcdef'

    expect(imageFile(hash, '640.avif')).toEqual({
      key: `product-images/${hash}/640.avif`,
      type: 'image/avif',
    })
    expect(imagePath(hash, 640, 'webp')).toBe(`/product-images/${hash}/640.webp`)
    expect([
      imageFile(hash, 'picture.json'),
      imageFile(hash, '../../etc/passwd'),
      imageFile('..', '640.webp'),
      imageFile(hash.toUpperCase(), '640.webp'),
      imageFile(hash, '640.svg'),
    ]).toEqual(Array.from({ length: 5 }))
  })
})

test.each([
  [[], undefined],
  [['label', 'packed'], undefined],
  [['packed', 'installed', 'label'], 1],
  [['label', 'installed', 'studio', 'studio'], 2],
] as const)('of pictures of the kinds %j, number %s stands for the product', (kinds, first) => {
  const images = kinds.map((kind, index) => ({ kind, index }))

  expect(productPhoto<{ kind: ImageKind; index: number }>(images)?.index).toBe(first)
})

describe('pictures in a catalog file', () => {
  test.each([
    ['a.jpg', [{ file: 'a.jpg', alt: 'Furnace', kind: 'studio' }]],
    [
      'photos/a.jpg | photos/b.png',
      [
        { file: 'photos/a.jpg', alt: 'Furnace', kind: 'studio' },
        { file: 'photos/b.png', alt: 'Furnace', kind: 'studio' },
      ],
    ],
    ['[{"file":"a.jpg","alt":"From the left"}]', [{ file: 'a.jpg', alt: 'From the left', kind: 'studio' }]],
    [
      '[{"file":"a.jpg","alt":"On a wall","kind":"installed"},{"file":"b.jpg","kind":"label"}]',
      [
        { file: 'a.jpg', alt: 'On a wall', kind: 'installed' },
        { file: 'b.jpg', alt: 'Furnace', kind: 'label' },
      ],
    ],
    ['none', []],
  ])('%s', (text, images) => {
    expect(readImages(text, 'Furnace')).toEqual({ kind: 'value', value: images })
  })

  test.each([
    'a.jpg|a.jpg',
    'a.jpg||b.jpg',
    '[1]',
    '[]',
    '[{"file":"a.jpg","width":3}]',
    '[{"file":"a.jpg","kind":"lifestyle"}]',
    Array.from({ length: 13 }, (_, index) => `${index}.jpg`).join('|'),
  ])('%s is refused', (text) => {
    expect(readImages(text, 'Furnace')).toMatchObject({
      kind: 'wrong',
      expected: expect.stringContaining('at most 12 files'),
    })
  })
})
