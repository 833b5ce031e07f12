import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  forbidden: 'You don’t have permission to do this. Ask an administrator of the store for access.',
  signInNeeded: 'Sign in to the partner portal first.',
  signInAgain: 'Your sign-in has ended. Sign in to the partner portal again.',
  notFound: 'We couldn’t find this. It may have been removed, or it belongs to another company.',
  stepUpNeeded: 'Please confirm it’s you. Enter your second factor again to continue.',
  unknownParty: 'We can’t find this customer or project, or it belongs to another company.',
  otherCustomer: 'This project belongs to another customer.',
})
