// npm run build: installs and builds what is missing or stale.
import { build, install } from './prepare.mjs'

await install()
await build()
