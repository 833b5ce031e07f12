import { defineConfig } from 'vite'
import { appConfig, appName } from './vite.app.ts'

/**
 * A few files instead of forty: what every page needs, what shopping pages share, what a list never needs,
 * and what judges a product against the visitor's home and place. What only the checkout needs stays out of
 * them.
 */
const chunkGroups = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|cookie-es|zustand)[\\/]/,
    priority: 3,
  },
  {
    name: 'fit',
    test: /src[\\/](features[\\/](sizing|compliance)|ui[\\/]gauge|shop[\\/](sizing|place|product[\\/]product-fit))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'shop',
    test: /src[\\/](ui|kit|api|shop|store|features[\\/](catalog|search|location|shipping))[\\/](?!.*(field[\\/]|attributes|product-types|step-rail|prose-page|error-summary|radio-group|gauge|popover|notice|toast|pagination|ui[\\/](total|quantity|specs|stars)|shop[\\/]product[\\/]recent|kit[\\/](batch|latest)|rules[\\/]zip|shop[\\/](sizing|place|order)|product-fit|checkout|orders|paths))/,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'buy',
    test: /src[\\/](ui[\\/](total|quantity|specs|stars)|features[\\/](pricing|visit[\\/]rules[\\/]recent)|shop[\\/]product[\\/]recent)/,
    minShareCount: 2,
    priority: 0,
  },
]

export default defineConfig(appConfig(appName, chunkGroups))
