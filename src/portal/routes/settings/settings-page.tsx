import { type ReactNode, useState } from 'react'
import { PEOPLE_DATA } from '#features/desk/people-data/rules/access.ts'
import { PARTS, partOf } from '#features/desk/store-facts/rules/fact-changes.ts'
import { TextField } from '#ui/field/text-field.tsx'
import { Link } from '#ui/link/link.tsx'
import { useMay } from '../../frame/permitted.ts'
import { effectsOfOff, factNames, hintsOfFacts } from './fact-names.ts'
import { texts as importTexts } from './import-texts.ts'
import { texts as peopleTexts } from './people-texts.ts'
import { texts as providerTexts } from './provider-texts.ts'
import { texts } from './texts.ts'

const PATH = '/settings'
export const sectionId = (part: string): string => `settings-${part}`

/** The pages beside this one; they are found by their title and lead. */
const PAGES = [
  { href: `${PATH}/providers`, title: providerTexts.title, lead: providerTexts.lead },
  { href: `${PATH}/imports`, title: importTexts.title, lead: importTexts.lead },
]

const PEOPLE = { href: `${PATH}/people`, title: peopleTexts.title, lead: peopleTexts.lead }

interface Props {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page of the settings: beside it the index of all of them, and a field that finds one. */
export const SettingsPage = ({ title, lead, children }: Props) => (
  <main id="main" tabIndex={-1} className="portal-main stack-l">
    <h1>{title}</h1>
    <p className="meta">{lead}</p>
    <div className="portal-settings">
      <Index />
      <div className="stack-l">{children}</div>
    </div>
  </main>
)

function Index() {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLowerCase().split(/\s+/).filter(Boolean)
  const found = words.length === 0 ? [] : settingsWith(words)
  const shown = useMay(PEOPLE_DATA.read) ? [...PAGES, PEOPLE] : PAGES
  const pages = shown.filter(({ title, lead }) => hasWords(`${title} ${lead}`, words))
  return (
    <nav className="portal-settings-index stack" aria-label={texts.index}>
      <TextField
        label={texts.find}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
      />
      <ul aria-live="polite">
        {words.length === 0 ? (
          <>
            {PARTS.map((part) => (
              <li key={part}>
                <Link href={`${PATH}#${sectionId(part)}`}>{texts[part]}</Link>
              </li>
            ))}
            {shown.map(({ href, title }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
            <li>
              <Link href={`${PATH}#${sectionId('history')}`}>{texts.history}</Link>
            </li>
          </>
        ) : (
          <>
            {found.map((key) => (
              <li key={key}>
                <Link href={`${PATH}#${sectionId(partOf(key))}`} onClick={() => focusSetting(key)}>
                  {factNames[key]}
                </Link>
              </li>
            ))}
            {pages.map(({ href, title }) => (
              <li key={href}>
                <Link href={href}>{title}</Link>
              </li>
            ))}
          </>
        )}
        {words.length > 0 && found.length + pages.length === 0 && <li>{texts.notFound}</li>}
      </ul>
    </nav>
  )
}

/** The settings whose name, section or effect has all the words. */
const settingsWith = (words: readonly string[]): string[] =>
  Object.entries(factNames).flatMap(([key, name]) => {
    const said = [name, texts[partOf(key)], effectsOfOff[key], hintsOfFacts[key]].join(' ')
    return hasWords(said, words) ? key : []
  })

const hasWords = (said: string, words: readonly string[]): boolean =>
  words.every((word) => said.toLowerCase().includes(word))

/** Once the page has scrolled to its section. */
const focusSetting = (key: string): void =>
  void requestAnimationFrame(() =>
    document.querySelector<HTMLElement>(`main [name="${CSS.escape(key)}"]:not([type=hidden])`)?.focus(),
  )
