import { useSyncExternalStore } from 'react'
import { cookieNames } from '../cookies.ts'

export interface Place {
  zipcode: string
  /** "Chicago, IL" */
  label: string
}

export const DEFAULT_PLACE: Place = { zipcode: '60614', label: 'Chicago, IL' }

export interface Visitor {
  place: Place
  cartCount: number
}

const ANYBODY: Visitor = { place: DEFAULT_PLACE, cartCount: 0 }

/** The value of a cookie in a `document.cookie` string, or undefined. */
export function readCookie(all: string, name: string): string | undefined {
  const found = all.split('; ').find((pair) => pair.startsWith(`${name}=`))
  if (found === undefined) return undefined
  try {
    return decodeURIComponent(found.slice(name.length + 1))
  } catch {
    return undefined
  }
}

/** What two cookies say about a visitor; anything unreadable counts as unknown. */
export function visitorFrom(cookies: string): Visitor {
  return { place: placeFrom(readCookie(cookies, cookieNames.location)), cartCount: countFrom(readCookie(cookies, cookieNames.cartCount)) }
}

function placeFrom(text: string | undefined): Place {
  try {
    const { zipcode, label } = JSON.parse(text ?? '') as Partial<Record<keyof Place, unknown>>
    if (typeof zipcode !== 'string' || !/^[\dA-Z -]{5,10}$/i.test(zipcode)) return DEFAULT_PLACE
    return { zipcode, label: typeof label === 'string' ? label.replace(/,?\s*\d{5}.*$/, '').slice(0, 40) : '' }
  } catch {
    return DEFAULT_PLACE
  }
}

function countFrom(text: string | undefined): number {
  const count = Number.parseInt(text ?? '', 10)
  return Number.isSafeInteger(count) ? Math.min(999, Math.max(0, count)) : 0
}

const CHANGED = 'alpine:visitor'
let seen = ''
let snapshot = ANYBODY

const read = (): Visitor => {
  if (document.cookie !== seen) {
    seen = document.cookie
    snapshot = visitorFrom(seen)
  }
  return snapshot
}

function subscribe(onChange: () => void): () => void {
  const events = [CHANGED, 'focus', 'pageshow']
  for (const name of events) window.addEventListener(name, onChange)
  return () => {
    for (const name of events) window.removeEventListener(name, onChange)
  }
}

/** Call after a cookie of the visitor has changed, so that the header follows. */
export const visitorChanged = (): void => {
  window.dispatchEvent(new Event(CHANGED))
}

/** Place and cart count; on the server and during hydration those of anybody. */
export const useVisitor = (): Visitor => useSyncExternalStore(subscribe, read, () => ANYBODY)
