/** The store's colors for fields in a frame of another origin: plain CSS values. */
export interface CardTheme {
  scheme: 'light' | 'dark'
  ink: string
  ink2: string
  surface: string
  line: string
  error: string
  focus: string
  placeholder: string
  radius: string
}

export type CardField = 'number' | 'expiry' | 'code' | 'form'

export type TokenizeResult =
  | { kind: 'token'; nonce: string; card: { last4: string; type: string }; deviceData?: string | undefined }
  /** Already shown inside the frame, beside each field; listed here for the page's own summary. */
  | { kind: 'errors'; errors: readonly { field: CardField; message: string }[] }

export interface MountedCardFields {
  /** Exchanges the typed card for the provider's single-use token. Never rejects. */
  tokenize(): Promise<TokenizeResult>
  /** Focuses the first field that is empty or wrong. */
  focus(): void
  setTheme(theme: CardTheme): void
  destroy(): void
}

export interface CardFieldsEvents {
  onReady?(): void
  /** The fields did not load in time. */
  onFailed?(): void
  /** Enter was pressed in a field. */
  onSubmit?(): void
  onChange?(change: { complete: boolean }): void
  /** The height that the fields need, in CSS pixels. */
  onHeight?(height: number): void
}

/** Card fields in frames of the provider: our page never sees the typed values. */
export interface CardFields {
  mount(element: HTMLElement, theme: CardTheme, events?: CardFieldsEvents): MountedCardFields
}

const PROPERTIES = {
  ink: '--ink',
  ink2: '--ink-2',
  surface: '--surface',
  line: '--line-strong',
  error: '--error',
  focus: '--focus',
  placeholder: '--placeholder',
  radius: '--r-control',
} as const

/** The theme of an element, read from the tokens. */
export function themeOf(element: Element): CardTheme {
  const style = getComputedStyle(element)
  const values = Object.fromEntries(
    Object.entries(PROPERTIES).map(([name, property]) => [name, style.getPropertyValue(property).trim()]),
  ) as Record<keyof typeof PROPERTIES, string>
  return { ...values, scheme: style.colorScheme.includes('dark') ? 'dark' : 'light' }
}

/** Calls back whenever the page changes between light and dark; returns a function that stops it. */
export function onThemeChange(listen: () => void): () => void {
  const observer = new MutationObserver(listen)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', listen)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', listen)
  }
}
