import { placeOf } from '#features/catalog/location/rules/location.ts'
import type { CartAccess } from '#features/selling/cart/ui/cart-context.tsx'
import type { CartStore } from '#features/selling/cart/ui/cart-store.ts'
import { onPlaceChange } from '#shop/visitor.ts'
import { visitor } from './shop.ts'

/** When the early load fails, the press loads it. */
const ignore = () => undefined

let opening: Promise<CartStore> | undefined
const watchers = new Set<(store: CartStore) => void>()

/** The one cart of this browser tab, fetched when it is first needed. */
export const cartAccess: CartAccess = {
  load: () => (opening ??= open()),
  prepare(id) {
    void import('./prepare-add.ts').then(({ prepareAdd }) => prepareAdd(id), ignore)
    if (opening) return
    void loadCode().then(() => {
      // An empty cart asks the server for nothing, so it can be opened before the press.
      if (id !== undefined && visitor.read().cartCount === 0) void cartAccess.load().catch(ignore)
    }, ignore)
  },
  drawingUrl: (id) => `/drawings/${id}/thumb.svg`,
  renderingUrl: (id) => `/drawings/${id}/rendering.svg`,
}

// Remembers the typed zip, for browsers without cookies; with cookies it equals the cookie's zip.
let typedZip: string | undefined

// The zip of the address in the checkout. Another tab may change the visitor's place meanwhile.
let addressZip: string | undefined

/** The place for which freight and tax are calculated, as calls name it. */
const destination = (): string => addressZip ?? typedZip ?? placeOf(visitor.read().location)

/** While the checkout is open, freight and tax are those of its address; undefined: it is not known. */
export function shipToAddress(zip: string | undefined): void {
  const before = destination()
  addressZip = zip
  if (zip !== undefined && zip !== before)
    void opening?.then((store) => store.send({ type: 'destinationChanged' }))
}

/** Calculates freight and tax for a zip, unless that is done already. */
export function shipTo(zip: string): void {
  if (zip === destination()) return
  typedZip = zip
  void opening?.then((store) => store.send({ type: 'destinationChanged' }))
}

/** Calls back when any part of the page has loaded the cart. */
export function onCartLoaded(watcher: (store: CartStore) => void): () => void {
  watchers.add(watcher)
  void opening?.then(watcher)
  return () => watchers.delete(watcher)
}

interface Code {
  openCart(destination: () => string): CartStore
  isSavedReadable(): boolean
}

let code: Code | undefined

async function loadCode(): Promise<Code> {
  // Fetch the imports of open-cart.ts together with it, not after it.
  const [loaded] = await Promise.all([
    import('./open-cart.ts'),
    import('#features/selling/cart/ui/cart-store.ts'),
  ])
  await loaded.prepareSaved()
  code = { openCart: loaded.openCart, isSavedReadable: loaded.isSavedReadable }
  return code
}

async function open(): Promise<CartStore> {
  // An import takes a slow phone some tasks, even when the code is loaded already.
  const { openCart } = code?.isSavedReadable() ? code : await loadCode()
  const store = openCart(destination)
  onPlaceChange(visitor, () => {
    typedZip = undefined
    if (addressZip === undefined) store.send({ type: 'destinationChanged' })
  })
  for (const watcher of watchers) watcher(store)
  return store
}
