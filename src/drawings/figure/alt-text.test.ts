import { expect, test } from 'vitest'
import { describeDrawing, describeFigure } from './alt-text.ts'
import { figure } from './figure.ts'

test('the alternative text is a sentence made of data', () => {
  expect(
    describeDrawing(
      'furnace',
      { width: 17.5, height: 35, depth: 28.75 },
      { adjective: '96%', details: ['upflow'], besideDoor: true },
    ),
  ).toBe(
    'Front drawing of a 96% gas furnace, 17.5 in wide, 35 in high, upflow, shown beside a 6 ft 8 in door.',
  )
})

test.each([
  ['furnace', { afue: 80 }, 'Front drawing of an 80% gas furnace, 17.5 in wide, 34.5 in high.'],
  ['furnace', { fuel: 'oil', afue: 86 }, 'Front drawing of an 86% oil furnace, 17.5 in wide, 34.5 in high.'],
  ['airHandler', {}, 'Front drawing of an air handler, 17.5 in wide, 49 in high.'],
  ['uvLamp', {}, 'Front drawing of a UV lamp, 18 in wide, 7 in high.'],
  ['waterHeater', { gas: false }, 'Front drawing of an electric tank water heater, 20 in wide, 60 in high.'],
] as const)('%s %o: article and adjective follow the options', (type, options, text) => {
  expect(describeFigure(figure(type, null, options))).toBe(text)
})

test('a side view says the depth', () => {
  expect(describeDrawing('ptac', null, { view: 'side' })).toBe(
    'Side drawing of a packaged terminal air conditioner, 42 in wide, 16 in high, 21.5 in deep.',
  )
})

test('the product may bring its own name', () => {
  expect(
    describeDrawing('condenser', { width: 30, height: 30.3 }, { name: 'heat pump', details: ['3 ton'] }),
  ).toBe('Front drawing of a heat pump, 30 in wide, 30.3 in high, 3 ton.')
})
