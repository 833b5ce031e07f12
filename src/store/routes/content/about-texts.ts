import { defineTexts, plural } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** The page /about-us. */
export const aboutTexts = defineTexts({
  title: 'About us',
  sold:
    'We sell furnaces, air conditioners, heat pumps, mini splits and ducted systems, and the parts to ' +
    'install them. Our customers are homeowners and the contractors who work for them.',
  today: (products: number, departments: number) =>
    `Today we have ${plural(products, { one: '1 product', other: `${grouped(products)} products` })} in ` +
    `${plural(departments, { one: '1 department', other: `${grouped(departments)} departments` })}.`,
  show: 'How we show equipment',
  shown:
    'We draw every product to scale from its own dimensions, beside a 6 ft 8 in door, so you can see ' +
    'whether it fits before you buy. The numbers that matter most are on its rating plate, always in ' +
    'the same place.',
  check: 'How we check what we sell',
  checked: [
    'We check each product’s ratings against the rules where it will be installed.',
    'We list the parts you need to install it, and tell you why you need each one.',
    'If the manufacturer doesn’t publish a figure, we write “Not stated.” We don’t guess.',
    'We read every review before we post it, and we mark reviews from verified buyers.',
  ],
  promise: 'What we promise',
  promised: [
    '[Our guarantee](/premium-guarantee)',
    '[What ships free](/free-shipping)',
    '[Returns and terms of sale](/terms-of-sale)',
    '[How we protect your privacy](/learning-center/support-article/privacy-policy)',
  ],
  questions: 'Questions? [Call or write us](/contact-us). A person will answer.',
})
