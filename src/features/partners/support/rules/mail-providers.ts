export interface MailProvider {
  name: string
  href: string
}

interface Letter {
  to: string
  subject?: string | undefined
}

const query = (fields: Record<string, string | undefined>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`]))
    .join('&')

/** "mailto:" with a subject, for the mail program of the machine. */
export function mailto({ to, subject }: Letter): string {
  const rest = query({ subject })
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}${rest && `?${rest}`}`
}

/**
 * The address at which each web mail opens a new mail (L-MAILPROV). The addresses are the providers' own
 * links for composing, 2026-11; docs/data-sources.md, "Mail providers".
 */
export const mailProviders = ({ to, subject }: Letter): readonly MailProvider[] => [
  { name: 'Gmail', href: `https://mail.google.com/mail/?${query({ view: 'cm', fs: '1', to, su: subject })}` },
  { name: 'Outlook', href: `https://outlook.live.com/mail/0/deeplink/compose?${query({ to, subject })}` },
  { name: 'Yahoo Mail', href: `https://compose.mail.yahoo.com/?${query({ to, subject })}` },
]
