import { expect, test } from 'vitest'
import { hasSomeTrait, hasTrait, hasTraits, productTypes, typesWith } from './product-types.ts'
import { isTrait, TRAITS } from './traits.ts'

test('[30] every trait is one of a type, and no type has one twice', () => {
  const unused = Object.keys(TRAITS).filter((trait) => isTrait(trait) && typesWith(trait).length === 0)

  expect(unused).toEqual([])
  expect(productTypes().filter(({ traits }) => new Set(traits).size < traits.length)).toEqual([])
})

test('[30] a type has the traits of its row; a word that is no type has none', () => {
  expect(hasTrait('boiler', 'heats-radiators')).toBe(true)
  expect(hasTrait('boiler', 'cools')).toBe(false)
  expect(hasTraits('package-bundle', 'is-packaged', 'includes-base')).toBe(true)
  expect(hasTraits('package-unit', 'is-packaged', 'includes-base')).toBe(false)
  expect(hasSomeTrait('coil', 'moves-air', 'is-indoor-half')).toBe(true)
  expect(['spaceship', 'constructor', ''].filter((type) => hasTrait(type, 'cools'))).toEqual([])
  expect(['burns-gas', 'toString', 'gas'].map(isTrait)).toEqual([true, false, false])
})
