import { useSyncExternalStore } from 'react'
import { MailLink } from '#features/partners/support/ui/mail-link.tsx'
import { defineTexts } from '#lib/language/texts.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { telephone } from '#lib/phone.ts'
import { RoutedLink } from '#shop/page/routed-link.tsx'
import { cookieNames, FAR_FUTURE, writeCookie } from '#shop/visitor.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { Logo } from '#ui/logo/logo.tsx'
import { applyTheme, type Theme, ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import { texts } from '../texts.ts'

/** The address and the columns of links at the foot of every page (L-FTR). */
export const footerTexts = defineTexts({
  backToTop: 'Back To Top',
  phone: 'Phone',
  email: 'Email',
  columns: (merchant: string) => [
    {
      title: merchant,
      links: [
        ['About Us', '/about-us'],
        ['Customer Stories', '/customer-stories'],
        ['Pro Installation', '/pro-installation'],
      ],
    },
    {
      title: 'My Account',
      links: [
        [texts.myQuotes, '/search-quotes'],
        [texts.trackMyOrder, '/track-your-order'],
      ],
    },
    {
      title: 'Support',
      links: [
        ['Customer Support', '/learning-center/#customer-support'],
        ['Learning Center', '/learning-center/'],
        ['Contact Us', '/contact-us'],
      ],
    },
  ],
})

const CHANGED = 'alpine:theme'

const read = (): Theme => {
  const theme = document.documentElement.dataset.theme
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}

function choose(theme: Theme): void {
  applyTheme(theme, document.documentElement)
  const expires = theme === 'system' ? new Date(0) : FAR_FUTURE
  writeCookie(cookieNames.theme, theme, expires)
  window.dispatchEvent(new Event(CHANGED))
}

/** Light or dark, saved in a cookie that the first script of every page reads. */
function StoreThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, read, (): Theme => 'system')
  return <ThemeSwitch value={theme} onChange={choose} />
}

interface Props {
  contact: { phone: string; email: string }
  year: number
}

export function Footer({ contact, year }: Props) {
  return (
    <footer className="foot on-deep">
      <div className="wrap">
        <div className="link-columns">
          <div className="stack">
            <Logo />
            <div className="meta">
              {footerTexts.phone} <a href={telephone(contact.phone)}>{contact.phone}</a>
              <br />
              {footerTexts.email} <MailLink address={contact.email} />
              <br />
              {texts.hours}
            </div>
          </div>
          {footerTexts.columns(merchant().name).map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([label, to = '']) => (
                  <li key={to}>
                    <RoutedLink href={to}>{label}</RoutedLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="end">
          <span>
            © {year} {merchant().name}
          </span>
          <RoutedLink href="/learning-center/support-article/privacy-policy">
            {texts.privacyPolicy}
          </RoutedLink>
          <RoutedLink href="/terms-of-sale">{texts.termsOfSale}</RoutedLink>
          <StoreThemeSwitch />
          <a className="btn" href="#top">
            <Icon name="up" />
            {footerTexts.backToTop}
          </a>
        </div>
      </div>
    </footer>
  )
}
