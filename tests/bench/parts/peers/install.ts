import { randomBytes } from 'node:crypto'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '#db/embedded/embedded.ts'
import { run } from './processes.ts'
import type { PeerInput } from './store.ts'

/** A peer, as npm publishes it. */
export interface PeerPackages {
  /** the name of its folder here and there */
  key: string
  version: string
  packages: readonly string[]
  /** other packages that it needs beside it, each with its version */
  also: readonly string[]
}

export interface InstalledPeer {
  folder: string
  url: string
  /** for its processes */
  env: Record<string, string>
}

/**
 * Installs a peer into its folder and fills its database, unless an earlier run has done both with the same
 * products. Install scripts of its packages do not run.
 */
export async function preparePeer(
  { home, goods, database }: PeerInput,
  peer: PeerPackages,
  fill: (installed: InstalledPeer) => Promise<void>,
): Promise<InstalledPeer> {
  const folder = join(home, peer.key)
  await mkdir(folder, { recursive: true })
  await cp(join(import.meta.dirname, peer.key, 'project'), folder, { recursive: true })
  await installPackages(folder, peer)
  const port = String(await freePort())
  const env = { PEER_DATABASE: database.url, PORT: port, PEER_SECRET: randomBytes(16).toString('hex') }
  const installed = { folder, url: `http://127.0.0.1:${port}`, env }
  const filled = join(folder, 'filled.json')
  const products = JSON.stringify(goods.products)
  if ((await read(filled)) !== products) {
    await database.renew()
    await writeFile(join(folder, 'products.json'), products)
    await fill(installed)
    await database.query('vacuum analyze')
    await writeFile(filled, products)
  }
  return installed
}

async function installPackages(
  folder: string,
  { key, version, packages, also }: PeerPackages,
): Promise<void> {
  const wanted = [...packages.map((name) => `${name}@${version}`), ...also]
  const dependencies = Object.fromEntries(wanted.map(atVersion))
  const manifest = JSON.stringify({ name: `peer-${key}`, private: true, type: 'module', dependencies })
  const done = join(folder, 'installed.json')
  if ((await read(done)) === manifest) return
  await writeFile(join(folder, 'package.json'), manifest)
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, env: {} })
  await writeFile(done, manifest)
}

function atVersion(wanted: string): [name: string, version: string] {
  const place = wanted.lastIndexOf('@')
  return [wanted.slice(0, place), wanted.slice(place + 1)]
}

const read = (path: string): Promise<string | undefined> => readFile(path, 'utf8').catch(() => undefined)
