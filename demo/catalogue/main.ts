import { connectWithoutLimits } from '#db/connect.ts'
import { loadDemoCatalogue } from './load.ts'

/**
 * Loads the demo catalog into DATABASE_URL in a process of its own: the generator and its products would stay
 * in the memory of the store. The process sends what it loaded to its parent and ends.
 */
process.once('disconnect', () => process.exit(1))
const { db, close } = connectWithoutLimits(process.env.DATABASE_URL ?? '')
const loaded = await loadDemoCatalogue(db)
await close()
process.send?.(loaded, () => process.exit(0))
