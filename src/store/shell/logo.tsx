import { Link } from 'react-router'

export function Logo() {
  return (
    <Link className="logo" to="/" aria-label="Alpine, home">
      <svg viewBox="0 0 40 34" aria-hidden="true">
        <path d="M2 25.5L14.5 5.5 22 17.5l4.5-6 11.5 14" />
        <path className="th" d="M2 31h36M2 28v6M38 28v6" />
      </svg>
      Alpine
    </Link>
  )
}
