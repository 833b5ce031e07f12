/**
 * A federal credit, dated. Public Law 119-21 ended both for equipment installed after 2025-12-31; IRS
 * FS-2025-05.
 */
export interface FederalCredit {
  section: '25C' | '25D'
  /** what it paid for */
  name: string
  /** last day of installation, yyyy-mm-dd */
  until: string
}

const FEDERAL_CREDITS: readonly FederalCredit[] = [
  { section: '25C', name: 'Energy efficient home improvement credit', until: '2025-12-31' },
  { section: '25D', name: 'Residential clean energy credit', until: '2025-12-31' },
]

/** The credits by a day, ended ones apart: they are history, not money. */
export const federalCreditsOn = (day: string): { open: FederalCredit[]; ended: FederalCredit[] } => ({
  open: FEDERAL_CREDITS.filter((credit) => day <= credit.until),
  ended: FEDERAL_CREDITS.filter((credit) => day > credit.until),
})
