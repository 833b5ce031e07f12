import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type EmbeddedServer, startEmbedded } from '#db/embedded.ts'

/** Kills the PostgreSQL of a data folder as a power cut would, and starts it again on the same port; resolves once it accepts connections. */
export async function killDatabase(dataDir: string, databaseUrl: string): Promise<{ server: EmbeddedServer }> {
  const pid = Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0])
  process.kill(pid, 'SIGKILL')
  return { server: await startEmbedded(dataDir, { port: Number(new URL(databaseUrl).port) }) }
}
