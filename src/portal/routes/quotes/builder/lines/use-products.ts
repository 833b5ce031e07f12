import { useEffect, useState } from 'react'
import { call } from '#api/client.ts'
import type { SuggestAnswer } from '#features/choosing/search/contract.ts'

/** After the last key, milliseconds until the store is asked. */
const PAUSE_MS = 80
const FEW = 8

/** The products that the store suggests for the typed text; a later answer replaces an earlier one. */
export function useProducts(typed: string) {
  const [found, setFound] = useState<SuggestAnswer['products']>([])
  const [isSearching, setSearching] = useState(false)
  useEffect(() => {
    const q = typed.trim()
    if (q.length < 2) {
      setSearching(false)
      return setFound([])
    }
    setSearching(true)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      call('GET', '/search/suggest', { q, limit: FEW }, { signal: stop.signal }).then(
        (answer) => {
          setFound((answer as SuggestAnswer).products)
          setSearching(false)
        },
        () => stop.signal.aborted || setSearching(false),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [typed])
  return { products: found, isSearching }
}
