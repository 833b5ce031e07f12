import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'
import { api, call, carryHeaders, readAnswer } from '#api/client.ts'
import { ReportIssue } from '#features/desk/page-issues/ui/report-issue.tsx'
import { type CartToSend, SaveCart } from '#features/partners/saved-carts/ui/save-cart.tsx'
import type { Cart } from '#features/selling/cart/rules/types.ts'
import { STORE_REQUESTS } from '#features/selling/partner/rules/messages.ts'
import { texts } from '#features/selling/partner/texts.ts'
import type { Endpoint } from '#features/selling/partner/ui/bridge/endpoint.ts'
import { connectToPortal } from '#features/selling/partner/ui/bridge/store-side.ts'
import { PartnerBar } from '#features/selling/partner/ui/partner-bar.tsx'
import { createTokens } from '#features/selling/partner/ui/tokens.ts'
import { useGoTo } from '#shop/page/routed-link.tsx'
import { cookieNames, writeCookie } from '#shop/visitor.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { UndoToast } from '#ui/toast/toast.tsx'
import { cartAccess, onCartLoaded } from '../client/cart.ts'
import { visitor } from '../client/shop.ts'
import styles from '../sheets/partner.css?url'
import { sheet } from '../sheets/sheet.ts'
import { answersWith, rememberSavedName, savedProductsOf } from './answers.ts'
import { reporting } from './reporting.ts'
import { keepSale, loadOffer, saleHeader } from './sale.ts'
import { SaleStrip } from './sale-strip.tsx'
import { partner, saleKnown } from './session.ts'

/**
 * Keeps the cart in line with the sale, and asks for prices and terms again when its customer has changed.
 */
function useSaleInCart(): void {
  const state = useStoreValue(partner.state)
  const isKnown = useStoreValue(saleKnown)
  useEffect(() => {
    if (!isKnown) return
    let stop = () => {}
    const leave = onCartLoaded((cart) => {
      keepSale(cart)
      stop = cart.state.subscribe(() => keepSale(cart))
    })
    return () => {
      leave()
      stop()
    }
  }, [isKnown])

  const sale = JSON.stringify(isKnown ? [saleHeader(), state.customer?.id] : null)
  useEffect(() => {
    if (sale === 'null') return
    void loadOffer()
    return onCartLoaded((cart) => {
      keepSale(cart)
      cart.send({ type: 'destinationChanged' })
      void cart.check()
    })
  }, [sale])
}

/**
 * The store inside the partner portal: the connection to the portal, and the partner's bar. Only a framed
 * page loads this code.
 */
export function PartnerLayer({ portalOrigin }: { portalOrigin: string }) {
  const hasEnded = useConnection(portalOrigin)
  const box = useBox()
  const { authenticated } = useStoreValue(partner.user)
  return (
    <>
      <link {...sheet(styles)} />
      {box !== null &&
        createPortal(
          authenticated ? (
            <Bar portalOrigin={portalOrigin} />
          ) : (
            hasEnded && <SignedOut portalOrigin={portalOrigin} />
          ),
          box,
        )}
    </>
  )
}

const SignedOut = ({ portalOrigin }: { portalOrigin: string }) => (
  <Notice tone="warn" live="alert">
    {texts.signedOut}{' '}
    <a href={`${portalOrigin}/sign-in`} target="_top">
      {texts.signIn}
    </a>
  </Notice>
)

function Bar({ portalOrigin }: { portalOrigin: string }) {
  const state = useStoreValue(partner.state)
  const [open, setOpen] = useState<'save'>()
  const { pathname, search } = useLocation()
  const { emptied, renew, undo, dismiss } = useNewCart()
  const products = useSavedProducts(open === 'save')
  const isReporting = useStoreValue(reporting)
  const close = useCallback(() => setOpen(undefined), [])
  const report = (isOpen: boolean) => reporting.setState(isOpen, true)
  useSaleInCart()
  return (
    <>
      <PartnerBar
        partner={state}
        portalOrigin={portalOrigin}
        onNewCart={() => void renew()}
        onSaveCart={() => setOpen('save')}
        onReportIssue={() => report(true)}
      />
      {IN_SALE.test(pathname) && <SaleStrip />}
      {open === 'save' && products && (
        <SaveCart
          products={products}
          project={state.project}
          save={saveCart}
          onSaved={rememberSavedName}
          onClose={close}
        />
      )}
      {isReporting && (
        <ReportIssue
          pageURL={location.origin + pathname + search}
          send={sendReport}
          onClose={() => report(false)}
        />
      )}
      <UndoToast
        message={emptied ? texts.cartEmptied : null}
        onUndo={() => void undo()}
        onDismiss={dismiss}
      />
    </>
  )
}

/** The pages that show what the sale costs. */
const IN_SALE = /^\/(cart|checkout)(\/|$)/

const saveCart = (cart: CartToSend, key: string) =>
  call('POST', '/cart/save', { ...cart }, { headers: { 'idempotency-key': key } })

async function sendReport(form: FormData, key: string): Promise<unknown> {
  const token = await tokenNow()
  return readAnswer(
    await fetch('/v1/api/report-issue', {
      method: 'POST',
      body: form,
      headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
    }),
  )
}

let tokenNow: () => Promise<string | undefined> = async () => undefined

/** The products of the cart while the dialog is open; undefined until the cart is loaded. */
function useSavedProducts(isOpen: boolean) {
  const [products, setProducts] = useState<ReturnType<typeof savedProductsOf>>()
  useEffect(() => {
    if (!isOpen) return setProducts(undefined)
    void cartAccess.load().then((cart) => setProducts(savedProductsOf(cart)))
  }, [isOpen])
  return products
}

/** Empties the cart for a new sale to the same customer, and keeps what it held for Undo. */
function useNewCart() {
  const [before, setBefore] = useState<Cart>()
  return {
    emptied: before !== undefined,
    async renew() {
      const cart = await cartAccess.load()
      const held = cart.state.getState()
      cart.send({ type: 'cleared' })
      partner.send({ type: 'cartRenewed' })
      setBefore(held.items.length > 0 ? held : undefined)
    },
    async undo() {
      if (before) (await cartAccess.load()).putBack(before)
      setBefore(undefined)
    },
    dismiss: () => setBefore(undefined),
  }
}

/** The connection to the portal for as long as this page lives. True once the session there has ended. */
function useConnection(portalOrigin: string): boolean {
  const goTo = useGoTo()
  const latest = useRef(goTo)
  latest.current = goTo
  const [hasEnded, setEnded] = useState(false)
  useEffect(() => {
    if (portalOrigin === '') return
    let endpoint: Endpoint | undefined
    const tellState = () =>
      endpoint?.ask(STORE_REQUESTS.stateChanged, partner.state.getState()).catch(() => 0)
    const stop = partner.state.subscribe(() => void tellState())
    const end = connectToPortal({
      page: window,
      portalOrigin,
      answers: answersWith((path) => latest.current(path)),
      onConnected(connected) {
        endpoint = connected
        setEnded(false)
        tokenNow = signIn(connected, () => setEnded(true))
        void tokenNow()
      },
    })
    return () => {
      stop()
      end()
    }
  }, [portalOrigin])
  return hasEnded
}

/** Asks the portal who is signed in, and lets every call carry the token. */
function signIn(endpoint: Endpoint, onEnded: () => void): () => Promise<string | undefined> {
  const tokens = createTokens({
    ask: () => endpoint.ask(STORE_REQUESTS.token),
    now: Date.now,
    onToken({ userID, jwt }, endsAt) {
      partner.userIs({ userID, jwt })
      // Pages only show it; it ends with the token.
      writeCookie(cookieNames.user, String(userID), new Date(endsAt))
      visitor.changed()
      void loadOffer()
      void learnVisit()
    },
    onNone() {
      partner.userIs({ userID: 0, jwt: null })
      partner.offerIs(null)
      partner.send({ type: 'cleared' })
      writeCookie(cookieNames.user, '', new Date(0))
      visitor.changed()
      onEnded()
    },
  })
  carryHeaders(async () => {
    const token = await tokens.get()
    return token ? { authorization: `Bearer ${token}`, ...saleHeader() } : {}
  })
  return tokens.get
}

/** The proxy's facts about the visit belong to the user (E-USER). */
async function learnVisit(): Promise<void> {
  if (partner.user.getState().cfIpCountry !== null) return
  await api.visit.visitor().then(
    ({ cfBotScore, cfIpCountry }) => partner.userIs({ cfBotScore, cfIpCountry }),
    () => undefined,
  )
}

/** A box above the page. React did not write it, so that a cached page stays as it is. */
function useBox(): HTMLElement | null {
  const [box, setBox] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const made = document.createElement('div')
    const skip = document.querySelector('a.skip')
    if (skip) skip.after(made)
    else document.body.prepend(made)
    setBox(made)
    return () => made.remove()
  }, [])
  return box
}

/** The value of a browser store, as it is now. */
function useStoreValue<T>(store: { getState(): T; subscribe(listener: () => void): () => void }): T {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState)
}
