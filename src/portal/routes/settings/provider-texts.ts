import { lenderNames } from '#features/selling/payments/rules/methods.ts'
import { defineTexts, plural } from '#lib/language/texts.ts'

/** Texts of the page that tests the providers. */
export const texts = defineTexts({
  title: 'Test providers',
  lead:
    'A test asks the provider a question that changes nothing: no order, no charge, no mail. Use it when ' +
    'buyers report trouble, and after keys or addresses were changed on the server.',
  testAll: 'Test all',
  test: 'Test',
  testOne: (name: string) => `Test ${name}`,
  testing: 'Waiting for the answer',
  tested: (count: number, failed: number) =>
    failed === 0
      ? plural(count, {
          one: 'The provider answered as it should.',
          other: `All ${count} providers answered as they should.`,
        })
      : plural(failed, {
          one: 'One provider did not answer as it should. Its row says what to do.',
          other: `${failed} providers did not answer as they should. Their rows say what to do.`,
        }),
  names: {
    braintree: 'Braintree',
    paypal: 'PayPal',
    amazon: 'Amazon Pay',
    plaid: 'Plaid',
    mail: 'Mail server',
    tax: 'Sales tax rates',
    files: 'File storage',
  },
  does: {
    cards: 'Takes cards, wallets on phones and bank accounts',
    wallet: 'Takes payments by its own account',
    lender: 'Lends buyers the money',
    'bank-link': 'Lets buyers sign in to their bank',
    mail: 'Sends every mail of the store',
    tax: 'Says what tax an order pays',
    files: 'Keeps photos and documents',
  },
  never: 'Not tested yet',
  answered: (ms: number) => `Answered in ${ms} ms.`,
  when: (when: string, who: string) => `${when}, ${who}`,
  code: (code: string, ms: number) => `Code: ${code}, after ${ms} ms.`,
  troubles: {
    slow: {
      what: 'It did not answer in time.',
      todo:
        'Test again in a minute. If it stays slow, look at its status page; you can turn a payment ' +
        'method off meanwhile.',
    },
    unreachable: {
      what: 'The store could not connect to it.',
      todo: 'Look at its status page. If it runs, ask whoever runs the server to check network and address.',
    },
    keys: {
      what: 'It does not accept the store’s keys.',
      todo: 'Ask whoever runs the server to check them: they may have expired or been replaced.',
    },
    busy: {
      what: 'It receives too many calls from the store.',
      todo: 'Wait a few minutes, then test again.',
    },
    broken: {
      what: 'It answered with an error of its own.',
      todo: 'Look at its status page, and test again later; you can turn a payment method off meanwhile.',
    },
    unreadable: {
      what: 'The store did not understand its answer.',
      todo: 'Test again. If it stays, tell whoever runs the server: its answers may have changed.',
    },
    storage: {
      what: 'The store cannot write to its disk.',
      todo: 'Ask whoever runs the server to make room or to check the folder’s rights.',
    },
    other: {
      what: 'It refused the call.',
      todo: 'Tell whoever runs the server the code.',
    },
  },
})

const names: Readonly<Record<string, string>> = { ...texts.names, ...lenderNames }

/** A provider as people know it; one that is not in the list keeps the name that it has. */
export const nameOfProvider = (provider: string): string => names[provider] ?? provider
