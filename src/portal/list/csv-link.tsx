import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { buttonClass } from '#ui/button/button.tsx'
import { texts } from '../texts.ts'
import { changedSearch, EXPORT, FIRST_PAGE } from './list-address.ts'

/**
 * The list as a file for spreadsheets, with the search and filters of the page. The file needs a fresh second
 * factor: the server sends a person without one to confirm, and then back with `EXPORT` in the address.
 */
export function CsvLink({ href }: { readonly href: string }) {
  const [search, setSearch] = useSearchParams()
  const asked = changedSearch(search, FIRST_PAGE)
  const file = asked === '' ? href : `${href}?${asked}`
  const isConfirmed = search.get(EXPORT.name) === EXPORT.value
  useEffect(() => {
    if (!isConfirmed) return
    setSearch(asked, { replace: true, preventScrollReset: true })
    window.location.assign(file)
  }, [isConfirmed, asked, file, setSearch])
  return (
    <a href={file} className={buttonClass({ look: 'plain' })}>
      {texts.lists.csv}
    </a>
  )
}
