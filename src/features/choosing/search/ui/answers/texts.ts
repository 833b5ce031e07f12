import { defineTexts } from '#lib/language/texts.ts'

/** Sentences of the answers above a list of products. */
export const answerTexts = defineTexts({
  name: 'Answers',
  calls: {
    danger: 'Danger: act now',
    tech: 'A technician is needed',
    check: 'Check this first',
  },
  kinds: { symptom: 'Check this first', job: 'What suits', unsold: 'We don’t sell this' },
  steps: 'Read what to check, step by step',
  more: 'Read more',
  goods: {
    symptom: 'Parts that often help:',
    job: 'Equipment that suits:',
    unsold: 'The nearest that we sell:',
  },
  alsoRead: 'Pages that may help:',
})
